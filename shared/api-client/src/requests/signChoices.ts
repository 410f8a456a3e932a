import type { Quote } from '@shared/domain';
import type { SignChoicesInput } from '@shared/domain/purchase';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/quotes/{id}/consents (reading 39): signs the coverage choices that the state requires. @throws ApiError 409
 * if the coverages changed after the choices were shown, 422 for wording that was never shown.
 */
export function signChoices(
  transport: Transport,
  quoteId: string,
  choices: SignChoicesInput['choices'],
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/consents`;
  return transport.callSealed<{ quote: Quote }>({ method: 'POST', path, body: { choices }, quoteId });
}
