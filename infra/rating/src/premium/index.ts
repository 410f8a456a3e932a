export * from './chain';
export * from './coverageMills';
export * from './coverageTrace';
export * from './replayTrace';
