export { mountRemote } from './mountRemote';
export { renderAlone, type Alone, type Place } from './renderAlone';
export { RADIUS, REM } from '../page/inOwnBox';
export { ownSizes } from './ownSizes';
