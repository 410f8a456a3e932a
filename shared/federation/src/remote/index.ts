export { defineRemote, type RemoteDefinition } from './defineRemote';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { useBus, usePortal, useTransport } from './RemoteContext';
