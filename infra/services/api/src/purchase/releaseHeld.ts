import { ProviderFailure } from '../providers/callProvider';
import { HOLDS_NOTHING, type PaymentProvider } from './providers/paymentProvider';

interface Held {
  sessionId: string | null;
  authorizationId: string;
}

/**
 * Returns the money that an authorization holds. After a rejection the provider is asked whether anything is still
 * held (banks release lapsed authorizations); false means nothing was.
 * @throws the rejection if money is still held, or was captured.
 */
export async function releaseHeld(
  payments: PaymentProvider,
  { sessionId, authorizationId }: Held,
  key: string,
): Promise<boolean> {
  try {
    await payments.void(authorizationId, key);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderFailure) || sessionId === null) throw error;
    if (HOLDS_NOTHING.has((await payments.find(sessionId)).status)) return false;
    throw error;
  }
}
