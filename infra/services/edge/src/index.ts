export { buildEdge, type EdgeOptions } from './app';
export { readEnvironment, type EdgeEnvironment } from './environment';
