export { buildAll } from './build/buildAll';
export { publish } from './commands/publish';
export { isInShare } from './model/isInShare';
export { keptReleases, wasServed } from './model/keptReleases';
export * from './model/release';
export {
  readReleaseFile,
  releaseFileStamp,
  releasesFolder,
  versionFolder,
  writeReleaseFile,
} from './store/releaseStore';
export { openPreview, sealPreview, type Preview } from './preview/previewLink';
export { readReleaseKey, signingKey, verifyingKey } from './store/signature';
