import type { Bus, RemoteModuleProps } from '@shared/event-bus';
import { createContext, useContext } from 'react';

export const RemoteContext = createContext<RemoteModuleProps | null>(null);

function useRemoteProps(): RemoteModuleProps {
  const props = useContext(RemoteContext);
  if (!props) throw new Error('Used outside a remote');
  return props;
}

/** The one bus of the page, handed over by the shell (or made by `mountRemote`). */
export function useBus(): Bus {
  return useRemoteProps().bus;
}

/** The API transport of the page: key pair, quote key, clock offset, versions and edit queue. */
export function useTransport(): RemoteModuleProps['transport'] {
  return useRemoteProps().transport;
}

/** The element where dialogs are drawn, so that they leave the remote's own box. */
export function usePortal(): HTMLElement {
  return useRemoteProps().portal;
}
