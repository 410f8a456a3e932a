// Apart from the package's main entry: this brings the federation plugin, which what serves must not load.
export { compress } from './compress';
export { runWebpack } from './runWebpack';
export { buildStandalone, type Standalone } from './buildStandalone';
export { watchApp, type WatchOptions } from './watchApp';
