import useSWR from 'swr';

interface LazyModule<Loaded> {
  /** Undefined until it has loaded. */
  loaded: Loaded | undefined;
  failed: boolean;
  retry: () => void;
}

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * Loads a module together with the field that needs it, cached by name; null loads nothing yet. A failed load is
 * retried automatically, or by `retry`.
 */
export function useLazyModule<Loaded>(name: string | null, load: () => Promise<Loaded>): LazyModule<Loaded> {
  const { data, error, mutate } = useSWR<Loaded, unknown>(name === null ? null : `late:${name}`, load, ONCE);
  return { loaded: data, failed: error !== undefined, retry: () => void mutate() };
}
