import type { Bus } from '@shared/event-bus';
import { createContext, useContext } from 'react';
import type { Transport } from '../transport/transport';

export interface Api {
  transport: Transport;
  bus: Bus;
}

export const ApiContext = createContext<Api | null>(null);

/** The page's transport and bus, as provided to this remote. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Used outside ApiProvider');
  return api;
}
