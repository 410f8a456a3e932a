export { exampleApps, exampleBuild, exampleReleaseFile } from './exampleRelease';
export { HEALTHY, pageLoad, seeded, type Behavior } from './pageLoad';
