/** What the overview draws after its first view; one chunk. */
export { CoverageDetails } from '../covered/CoverageDetails';
export { AllPrices } from '../overview/AllPrices';
export { OtherWays } from '../overview/OtherWays';
export { CarrierCard } from './CarrierCard';
export { OverviewDetails } from './OverviewDetails';
