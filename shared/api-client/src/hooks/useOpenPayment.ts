import type { PaymentToken, PolicySystem } from '@shared/domain';
import { openPayment } from '../requests/openPayment';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Opens the payment for the stored quote's chosen plan; `trigger('GW')` with the state's policy system. */
export function useOpenPayment(): Trigger<[PolicySystem], PaymentToken> {
  const { transport } = useApi();
  return useTrigger('openPayment', (system: PolicySystem) => openPayment(transport, system));
}
