import { useEffect, useMemo, type ReactNode } from 'react';
import { ApiContext, type Api } from './apiContext';
import { useWiring } from './useWiring';

interface Props extends Api {
  children: ReactNode;
}

/** Provides the page's transport and bus to a tree and connects them; reads need `DataProvider`. */
export function ApiProvider({ transport, bus, children }: Props) {
  const api = useMemo(() => ({ transport, bus }), [transport, bus]);
  useWiring(api);
  useEffect(() => transport.warmUp(), [transport]);
  return <ApiContext value={api}>{children}</ApiContext>;
}
