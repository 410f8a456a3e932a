import { ProviderFailure } from './providers/callProvider';
import { HOLDS_NOTHING, type PaymentProvider } from './providers/paymentProvider';

interface Held {
  sessionId: string | null;
  authorizationId: string;
}

/**
 * Gives back what an authorization holds. A refusal may come from there being nothing any more (a bank lets go of what is not
 * taken in time): the provider is asked, and false says so.
 * @throws the refusal where money is held still, or was taken.
 */
export async function giveBackHeld(
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
