/** What the overview draws after its first view; one chunk. */
export { AxisAmounts } from '../plan/AxisAmounts';
export { AxisKey } from '../plan/AxisKey';
export { CardSchedule } from './CardSchedule';
export { CardWays } from './CardWays';
export { OverviewDetails } from './OverviewDetails';
export { OverviewEnd } from './OverviewEnd';
