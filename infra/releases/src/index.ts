export { buildAll } from './build/buildAll';
export { compress } from './build/compress';
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
