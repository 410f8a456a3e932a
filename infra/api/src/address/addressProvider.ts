import type { SuggestedAddress } from '@shared/domain/purchase';

/** An outside service that standardizes addresses. A suggestion is optional: null if there is none. */
export interface AddressProvider {
  /** Costs nothing. @throws unless it answers and accepts the key */
  ping(): Promise<void>;
  /** @throws ProviderError if it gives no usable answer in time */
  suggest(address: SuggestedAddress): Promise<SuggestedAddress | null>;
}
