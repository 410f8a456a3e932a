import type { Bus } from '@shared/event-bus';
import type { RemoteModuleProps } from '../remoteModule';
import { createContext, useContext } from 'react';

export const RemoteContext = createContext<RemoteModuleProps | null>(null);

function useRemoteProps(): RemoteModuleProps {
  const props = useContext(RemoteContext);
  if (!props) throw new Error('Used outside a remote');
  return props;
}

/** The page's single bus, provided by the shell (or created by `mountRemote`). */
export function useBus(): Bus {
  return useRemoteProps().bus;
}

/** The page's API transport: key pair, quote key, clock offset, versions and edit queue. */
export function useTransport(): RemoteModuleProps['transport'] {
  return useRemoteProps().transport;
}

/** Container for dialogs, outside the remote's own box. */
export function usePortal(): HTMLElement {
  return useRemoteProps().portal;
}
