export type { AppOptions } from './baseConfig';
export { containerGlobal } from './federation';
export { leanLibraries } from './leanParts';
export { brokenPins } from './pins';
export { prerenderConfig } from './prerenderConfig';
export { remoteConfig } from './remoteConfig';
export { shellConfig } from './shellConfig';
export { standaloneConfig } from './standaloneConfig';
