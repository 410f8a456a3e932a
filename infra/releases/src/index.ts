export { buildAll } from './build/buildAll';
export { publish } from './commands/publish';
export * from './model/release';
export {
  readReleaseFile,
  releaseFileStamp,
  releasesFolder,
  versionFolder,
  writeReleaseFile,
} from './store/releaseStore';
export { readReleaseKey } from './store/signature';
