// Separate from the package's main entry, because servers must not load the federation plugin.
export { compress } from './compress';
export { runWebpack } from './runWebpack';
export { buildStandalone, type Standalone } from './buildStandalone';
export { watchApp, type WatchOptions } from './watchApp';
