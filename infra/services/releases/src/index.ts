export { buildAll } from './build/buildAll';
export { readApi } from './gate/askApi';
export { publish } from './commands/publish';
export {
  compose,
  fallbackOf,
  idWith,
  liveRelease,
  namesIn,
  releaseById,
  releaseOf,
  releaseWith,
} from './model/compose';
export { heldUntil, wasGiven } from './model/keptVersions';
export { fileWith } from './model/movePointers';
export { found, given, liveOf, nameOf, readName } from './model/names';
export { keptPart, type Parts } from './model/parts';
export * from './model/release';
export { openInspector, sealInspector, type Inspection } from './preview/inspectorLink';
export { openPreview, sealPreview, type Preview } from './preview/previewLink';
export type { FileStore } from './store/fileStore';
export { isExpired, readPublished, readReleaseFile, writeReleaseFile } from './store/ledger';
export { folderStore, openStore, releasesFolder, type ReleaseStore } from './store/openStore';
export { signingKey, verifyingKey } from './store/signature';
export { STORE_PART } from './store/settings';
export { loaderName } from './store/loaders';
export { versionFolder, versionName } from './store/versions';
