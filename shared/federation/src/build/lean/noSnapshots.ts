/**
 * Replaces the runtime's snapshots and preloading in the shell. A snapshot is a deployment server's list of remotes;
 * here the release file in the page has it, and the page preloads what its route needs. The optimization
 * `disableSnapshot` only removes their registration.
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
