export { defineRemote, type RemoteDefinition } from './defineRemote';
export { defineLeanRemote, type LeanRemoteDefinition } from './defineLeanRemote';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { useBus, usePortal, useTransport } from './RemoteContext';
export { useIdlePreload } from './useIdlePreload';
