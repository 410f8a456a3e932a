import { ApiError, codedErrorsIn } from './apiError';
import type { Availability } from './availability';
import type { TimedFetch } from './timedFetch';
import type { Transport } from './transport';

interface Parts {
  apiBase: string;
  vehicleDataBase: string;
  timedFetch: TimedFetch;
  availability: Availability;
  headers: () => Record<string, string>;
}

const SEARCH = '/v2/vehicles?';

/** Plain, cacheable GETs. The vehicle data service gets no custom header, which avoids a preflight. */
export function createPlainCaller(parts: Parts): Transport['callPlain'] {
  const { apiBase, vehicleDataBase, timedFetch, availability, headers } = parts;
  return async <T>(host: 'api' | 'vehicleData', path: string): Promise<T> => {
    const ours = host === 'api';
    const init = { method: 'GET', ...(ours ? { headers: headers() } : { isNameless: true }) };
    const hear = availability.begin();
    const { status, body, text, retryAfter, requestId } = await timedFetch(
      (ours ? apiBase : vehicleDataBase) + path,
      init,
    );
    // The vehicle data service says nothing about the API's health, and a failed search there finds nothing (section
    // 7).
    if (ours || (status === 500 && !path.startsWith(SEARCH))) hear(status, requestId);
    if (status < 200 || status >= 300 || body === null) {
      throw new ApiError('http', status, codedErrorsIn(body, 'unavailable'), retryAfter, requestId);
    }
    const value: T = JSON.parse(text);
    return value;
  };
}
