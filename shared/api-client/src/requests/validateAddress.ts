import type { SuggestedAddress, ValidateAddressInput } from '@shared/domain/purchase';
import type { Transport } from '../transport/transport';

/** The address service's suggestion; null if it has none. */
export interface AddressAnswer {
  suggestedAddress: SuggestedAddress | null;
}

/** POST /v2/address/validate, sealed (reading 38). @throws ApiError 422 `zip_other_state` for a ZIP of another state. */
export function validateAddress(transport: Transport, address: ValidateAddressInput): Promise<AddressAnswer> {
  const path = '/v2/address/validate';
  return transport.callSealed<AddressAnswer>({ method: 'POST', path, body: address, quoteId: null });
}
