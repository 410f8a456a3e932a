/**
 * Stands in for the runtime's snapshots and preloading in the shell. A snapshot is what a deployment server knows of
 * remotes: here the release file in the page says it, and the page preloads what its route needs. The optimisation
 * `disableSnapshot` leaves only their registration out.
 */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { lifecycle: {}, applyPlugin: (): void => {} };
}

export const getGlobalRemoteInfo = (): { hostGlobalSnapshot: undefined } => ({
  hostGlobalSnapshot: undefined,
});

const nothing = (): void => {};
export { nothing as snapshotPlugin, nothing as generatePreloadAssetsPlugin };

export const formatPreloadArgs = (): never[] => [];
export const preloadAssets = (): Promise<never[]> => Promise.resolve([]);
