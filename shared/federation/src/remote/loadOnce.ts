/** A value that is fetched once, on first use. */
export interface LoadedOnce<T> {
  /** The loaded value; undefined until then. */
  now: () => T | undefined;
  /** Rejects on failure, which is not cached, so the next call retries. */
  fetch: () => Promise<void>;
  /** Fetches ahead of use, ignoring a failure. */
  preload: () => Promise<void>;
}

/** Unlike `React.lazy`, a failed load does not stay failed until the page reloads. */
export function loadOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let loaded: T | undefined;
  let pending: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    pending ??= load().then(
      (part) => void (loaded = part),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return { now: () => loaded, fetch, preload: () => fetch().catch(() => {}) };
}
