import { useCallback } from 'react';
import { openPayment, type PaymentToken } from '../requests/openPayment';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Opens the payment of the stored quote's chosen plan; `trigger('GW')` with the state's policy system. */
export function useOpenPayment(): Trigger<['PTS' | 'GW'], PaymentToken> {
  const { transport } = useApi();
  return useTrigger(useCallback((system: 'PTS' | 'GW') => openPayment(transport, system), [transport]));
}
