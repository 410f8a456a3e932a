import { asApiError, type ApiError, type Transport } from '@shared/api-client';
import type { Emit } from './EmbedContext';
import { keyRefusal } from './keyRefusal';
import { tellError } from './tellError';

/** The service did not answer in time, or failed. */
const isOutage = ({ kind, status }: ApiError): boolean => kind === 'timeout' || status >= 500;

/**
 * A transport that also tells the partner's page when its key is refused, and when the service fails: once until it
 * works again.
 */
export function tellFailures(transport: Transport, emit: Emit): Transport {
  let isOut = false;
  const watched = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const answer = await call;
      isOut = false;
      return answer;
    } catch (error) {
      const failure = asApiError(error);
      const refusal = keyRefusal(failure);
      if (refusal) tellError(emit, refusal);
      if (isOutage(failure) && !isOut) {
        isOut = true;
        tellError(emit, 'service_unavailable');
      }
      throw error;
    }
  };
  return {
    ...transport,
    callSealed: (call) => watched(transport.callSealed(call)),
    callPlain: (host, path) => watched(transport.callPlain(host, path)),
  };
}
