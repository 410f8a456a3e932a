export { defineRemote, type RemoteDefinition } from './defineRemote';
export { defineLeanRemote, type LeanRemoteDefinition } from './defineLeanRemote';
export { FetchAhead } from './FetchAhead';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { loadOnce, type LoadedOnce } from './loadOnce';
export { useBus, usePortal, useTransport } from './RemoteContext';
