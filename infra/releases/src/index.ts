export { buildAll } from './build/buildAll';
export { buildStandalone, type Standalone } from './build/buildStandalone';
export { compress } from './build/compress';
export { watchApp, type WatchOptions } from './build/watchApp';
export { runWebpack } from './build/runWebpack';
export { publish } from './commands/publish';
export * from './model/release';
export {
  readReleaseFile,
  releaseFileStamp,
  releasesFolder,
  versionFolder,
  writeReleaseFile,
} from './store/releaseStore';
