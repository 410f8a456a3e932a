/** Something that is fetched once, when first wanted. */
export interface LoadedOnce<T> {
  /** What has come; undefined until then. */
  now: () => T | undefined;
  /** Rejects where it cannot be had; that is forgotten, so that the next call asks again. */
  fetch: () => Promise<void>;
  /** Fetches it before it is wanted: a failure is nobody's error yet. */
  preload: () => Promise<void>;
}

/** Unlike `React.lazy`, a failed load does not fail for as long as the page lives. */
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
