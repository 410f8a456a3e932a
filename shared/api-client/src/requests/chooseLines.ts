import type { Quote } from '@shared/domain';
import type { ChooseLinesInput } from '@shared/domain/purchase';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/quotes/{id}/choices (reading 58): keeps coverages beyond the packages or rejects them in writing. @throws
 * ApiError 409 if the coverages or prices changed after they were shown, 422 for wording that was never shown.
 */
export function chooseLines(
  transport: Transport,
  quoteId: string,
  choices: ChooseLinesInput['choices'],
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/choices`;
  const body = { choices };
  return transport.callSealed<{ quote: Quote }>({ method: 'POST', path, body, quoteId, optional: true });
}
