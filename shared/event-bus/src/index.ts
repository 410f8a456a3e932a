export * from './bridgeTabs';
export * from './bus';
export * from './createBus';
export * from './events';
export * from './remoteModule';
export { channelLine, openTabLine, storageLine, TAB_LINE_NAME, type TabLine } from './tabLine';
