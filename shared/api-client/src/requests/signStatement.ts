import type { Quote } from '@shared/domain';
import type { SignStatementInput } from '@shared/domain/purchase';
import type { Transport } from '../transport/transport';

/**
 * POST /v2/quotes/{id}/consents/statement (reading 39): states that the application is true. @throws ApiError 412 if
 * the answers changed after they were shown, 422 for wording that was never shown or an unfinished step.
 */
export function signStatement(
  transport: Transport,
  quoteId: string,
  statement: SignStatementInput,
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/consents/statement`;
  return transport.callSealed<{ quote: Quote }>({ method: 'POST', path, body: statement, quoteId });
}
