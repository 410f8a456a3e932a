import useSWR from 'swr';
import type { ApiError } from '../transport/apiError';
import type { Transport } from '../transport/transport';
import { useApi } from './apiContext';
import { ONCE } from './cacheKeys';

export interface Lookup<T> {
  data: T | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  retry: () => void;
}

type Key = readonly [kind: string, ...rest: (string | number)[]];

/** A plain read of data that does not change while the page is open; a null key sends no request. */
export function useLookup<T>(key: Key | null, ask: (transport: Transport) => Promise<T>): Lookup<T> {
  const { transport } = useApi();
  const { data, error, isLoading, mutate } = useSWR<T, ApiError, Key | null>(key, () => ask(transport), ONCE);
  return { data, error, isLoading, retry: () => void mutate() };
}
