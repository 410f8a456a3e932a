/** Parts of the frame that the first screen does not need, in one chunk, since every chunk's name adds bytes to the start. */
export { Alert } from '@shared/ui';
export { FinishLater } from '../later/FinishLater';
export { LastParts } from './LastParts';
export { StillTrying } from './StillTrying';
export { NotSaved } from '../storage/NotSaved';
