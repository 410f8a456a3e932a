export { exampleApps, exampleBuild, exampleReleaseFile } from './exampleRelease';
