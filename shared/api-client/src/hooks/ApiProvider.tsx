import { useEffect, useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ApiContext, type Api } from './apiContext';
import { useWiring } from './useWiring';

interface Props extends Api {
  children: ReactNode;
}

// A retry is the person's choice (reading 10); which screens look again on return is theirs (useLookAgain).
const CONFIG = { revalidateOnFocus: false, shouldRetryOnError: false };

/**
 * Puts the page's transport and bus under a tree and wires them to each other. The data cache is SWR's own: swr is
 * shared at run time, so all remotes see one cache, its keys namespaced by quote id.
 */
export function ApiProvider({ transport, bus, children }: Props) {
  const api = useMemo(() => ({ transport, bus }), [transport, bus]);
  useWiring(api);
  useEffect(() => transport.warmUp(), [transport]);
  return (
    <ApiContext value={api}>
      <SWRConfig value={CONFIG}>{children}</SWRConfig>
    </ApiContext>
  );
}
