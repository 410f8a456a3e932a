import { useEffect, useMemo, type ReactNode } from 'react';
import { ApiContext, type Api } from './apiContext';
import { useWiring } from './useWiring';

interface Props extends Api {
  children: ReactNode;
}

/** Puts the page's transport and bus under a tree and wires them to each other. What is read goes by `DataProvider`. */
export function ApiProvider({ transport, bus, children }: Props) {
  const api = useMemo(() => ({ transport, bus }), [transport, bus]);
  useWiring(api);
  useEffect(() => transport.warmUp(), [transport]);
  return <ApiContext value={api}>{children}</ApiContext>;
}
