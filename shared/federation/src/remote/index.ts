export { defineRemote, type RemoteDefinition } from './defineRemote';
export { defineLeanRemote, type LeanRemoteDefinition } from './defineLeanRemote';
export { FetchAhead } from './FetchAhead';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { loadOnce, type LoadedOnce } from './loadOnce';
export {
  chunksOf,
  headingsOf,
  nextOf,
  placesOf,
  routesOf,
  screensAt,
  screensOf,
  type ScreenTable,
  textChunksOf,
} from './screenTable';
export { useBus, usePortal, useTransport } from './RemoteContext';
