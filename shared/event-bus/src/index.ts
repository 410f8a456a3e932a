export * from './bridgeTabs';
export * from './bus';
export * from './createBus';
export * from './events';
export * from './remoteModule';
export { openTabLine, type TabLine } from './tabLine';
