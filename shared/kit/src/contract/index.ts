// Loads the compiler, which servers must not.
export { contractFrom, type Given } from './extractContract';
export { startCompiler, type Sources } from './openCode';
