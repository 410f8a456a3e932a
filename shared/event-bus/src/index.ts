export * from './bridgeTabs';
export * from './bus';
export * from './createBus';
export * from './events';
export { openTabLine, type TabLine } from './tabLine';
