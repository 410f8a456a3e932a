export { setPart } from '../acts/setPart';
export { checkOutPrevious } from '../packages/pack';
export {
  exampleApps,
  exampleBuild,
  exampleId,
  exampleReleaseFile,
  withPointer,
  withThird,
} from './exampleRelease';
export { HEALTHY, pageLoad, seeded, type Behavior } from './pageLoad';
export { missing, unheard } from '../recorded/compareEvents';
export { readEvents } from '../recorded/readEvents';
export { readRecorded } from '../recorded/readRecorded';
