import browsers from '../../browserslist.json';

export type { AppOptions } from './baseConfig';
export {
  EMBED_PREFIX,
  embedConfig,
  embedInlineConfig,
  embedLoaderConfig,
  embedStillConfig,
} from './embedConfig';
export { containerGlobal } from './federation';
export { PartsPlugin } from './PartsPlugin';
export { prerenderConfig } from './prerenderConfig';
export { remoteConfig } from './remoteConfig';
export { sharedLibraries } from './sharedLibraries';
export { shellConfig } from './shellConfig';
export { standaloneConfig } from './standaloneConfig';
export { LIBRARY_REPLACEMENTS, REPLACEMENTS, type Replacement } from './replacements';
export { ReplacementsPlugin } from './ReplacementsPlugin';

/** The oldest browsers in which the site works, as queries of browserslist; builds and checks follow it. */
export const BROWSERS: readonly string[] = browsers;
