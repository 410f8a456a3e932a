import type { ValidateAddressInput } from '@shared/domain/purchase';
import { type AddressAnswer, validateAddress } from '../requests/validateAddress';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Asks the address service for the standard spelling of an address. */
export function useValidateAddress(): Trigger<[ValidateAddressInput], AddressAnswer> {
  const { transport } = useApi();
  return useTrigger('validateAddress', (address: ValidateAddressInput) =>
    validateAddress(transport, address),
  );
}
