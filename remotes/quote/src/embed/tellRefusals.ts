import { asApiError, type SealedCall, type Transport } from '@shared/api-client';
import type { Emit } from './EmbedContext';
import { tellError } from './tellError';

/** Why a partner's key starts no quote. */
const REFUSALS = ['partner_unknown', 'partner_stopped', 'partner_limit_reached'] as const;

/** A transport that also tells the partner's page when its key is refused. */
export const tellRefusals = (transport: Transport, emit: Emit): Transport => ({
  ...transport,
  callSealed: <T>(call: SealedCall) =>
    transport.callSealed<T>(call).catch((error: unknown) => {
      const code = REFUSALS.find((one) => asApiError(error).has(one));
      if (code) tellError(emit, code);
      throw error;
    }),
});
