import type { ValidateAddressInput } from '@shared/domain/purchase';
import { useCallback } from 'react';
import { type AddressAnswer, validateAddress } from '../requests/validateAddress';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Asks the address service how an address is written. */
export function useValidateAddress(): Trigger<[ValidateAddressInput], AddressAnswer> {
  const { transport } = useApi();
  return useTrigger(
    useCallback((address: ValidateAddressInput) => validateAddress(transport, address), [transport]),
  );
}
