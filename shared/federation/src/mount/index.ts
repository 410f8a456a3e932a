export { mountRemote } from './mountRemote';
export { renderAlone, type Alone, type Place } from './renderAlone';
export { ownSizes, RADIUS, REM } from './ownSizes';
