import type { SuggestedAddress } from '@shared/domain/purchase';

/** Standardizes addresses. A suggestion is optional: null if there is none. */
export interface AddressProvider {
  suggest(address: SuggestedAddress): Promise<SuggestedAddress | null>;
}
