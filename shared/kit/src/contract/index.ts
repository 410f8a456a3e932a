// Loads the compiler, which servers must not.
export { extractContract, type Given } from './extractContract';
export type { Sources } from './openCode';
