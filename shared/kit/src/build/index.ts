export { writeContract } from '../contract/writeContract';
export { buildApp } from './buildApp';
export { runWebpack } from './runWebpack';
export { watchApp, type WatchOptions } from './watchApp';
