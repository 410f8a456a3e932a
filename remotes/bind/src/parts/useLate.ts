import useSWR from 'swr';

interface Late<Loaded> {
  /** Undefined until it is here. */
  loaded: Loaded | undefined;
  failed: boolean;
  retry: () => void;
}

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * A module that comes with the field that needs it, under a name of its own; null asks for nothing yet. A load that failed is
 * asked again by and by, or by `retry`.
 */
export function useLate<Loaded>(name: string | null, load: () => Promise<Loaded>): Late<Loaded> {
  const { data, error, mutate } = useSWR<Loaded, unknown>(name === null ? null : `late:${name}`, load, ONCE);
  return { loaded: data, failed: error !== undefined, retry: () => void mutate() };
}
