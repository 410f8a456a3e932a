import { createTransport, type Transport } from '@shared/api-client';
import { memoryStorage } from '@shared/testing/memoryStorage';
import { stored } from '../journey/page';
import type { Shopper } from './shopper';
import { PORT_BASE, SITE } from './system';

/**
 * The project's own client in Node, over the site's edge, with in-memory storage. `address` is its network address,
 * because limits are per address;
 * `site` is a site other than the run's own.
 */
export function apiClient(known: Record<string, string> = {}, address?: string, site = SITE): Transport {
  const callFrom: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (address !== undefined) headers.set('X-Forwarded-For', address);
    return fetch(input, { ...init, headers });
  };
  return createTransport({
    apiBase: site,
    vehicleDataBase: `http://localhost:${PORT_BASE + 11}`,
    fetch: callFrom,
    storage: memoryStorage(known),
  });
}

/** A client with the contents of a shopper's browser: the quote's id and key. */
export async function clientOf(shopper: Shopper): Promise<{ client: Transport; quoteId: string }> {
  const [quoteId, quoteKey] = await Promise.all([stored(shopper, 'quoteId'), stored(shopper, 'quoteKey')]);
  if (quoteId === null || quoteKey === null) throw new Error('the shopper has no quote');
  return { client: apiClient({ quoteId, quoteKey }, shopper.wire.address, shopper.site), quoteId };
}
