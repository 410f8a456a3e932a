import { createTransport } from '@shared/api-client';
import {
  createDriver,
  createQuote,
  createVehicle,
  lookupLocation,
  rateQuote,
  updateQuote,
} from '@shared/api-client/requests';
import { memoryStorage } from '@shared/testing/memoryStorage';
import { ADDRESS, CAR, DRIVER } from '../system/heldQuote';
import { callFrom } from './callFrom';

/** A shopper's result: the ms of the slowest step, and the failure, or null. */
export interface Shopping {
  slowest: number;
  fault: string | null;
}

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A shopper at this address goes from ZIP to prices, and stops at the first step that fails or takes longer than
 * `limit` ms.
 */
export async function shop(origin: string, from: string, limit: number): Promise<Shopping> {
  const fetcher = callFrom(from);
  const storage = memoryStorage();
  const client = createTransport({
    apiBase: origin,
    vehicleDataBase: origin,
    fetch: fetcher,
    storage,
    timeoutMs: limit,
    // A failed call counts as one.
    repeatMs: 0,
  });
  let slowest = 0;
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const answer = await work().catch((error: unknown) => {
      throw new Error(`${name} failed for the shopper at ${from}: ${why(error)}`);
    });
    const took = Math.round(performance.now() - since);
    slowest = Math.max(slowest, took);
    if (took > limit) throw new Error(`${name} took ${took} ms for the shopper at ${from}`);
    return answer;
  };
  try {
    await step('the page', async () => {
      const { status } = await fetcher(`${origin}/quotes/new`, { signal: AbortSignal.timeout(limit) });
      if (status !== 200) throw new Error(`status ${status}`);
    });
    await step('the ZIP', () => lookupLocation(client, ADDRESS.zip_code));
    const { id } = await step('the quote', () => createQuote(client, ADDRESS));
    const answers = { homeowner: false, currently_insured: false, prior_policy: null };
    await step('the answers', () => updateQuote(client, id, answers));
    await step('the car', () => createVehicle(client, id, CAR));
    await step('the driver', () => createDriver(client, id, DRIVER));
    await step('the prices', async () => {
      if ((await rateQuote(client, id)).best_match === null) throw new Error('no price');
    });
    return { slowest, fault: null };
  } catch (error) {
    return { slowest, fault: why(error) };
  }
}
