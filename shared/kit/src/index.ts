// Without webpack, which servers must not load.
export { appAt, buildFolder, partialFolder, type App } from './app';
export { compress, compressed } from './build/compress';
export type { Budgets, BuiltFile, DescribedBuild, Fragment, Frame, Headings } from './build/describedBuild';
export { CONTRACT_FILE, type Call, type Contract, type Shape } from './contract/contract';
export { sourceHash } from './build/sourceHash';
export { forward } from './standalone/forward';
