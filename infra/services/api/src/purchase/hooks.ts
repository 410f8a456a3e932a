import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type InferType, object, string } from 'yup';
import type { DatabaseSchema } from '../database/databaseSchema';
import { inTransaction } from '../database/inTransaction';
import { ApiFailure } from '../http/apiFailure';
import type { PurchaseStore } from './purchaseStore';

/** Maximum age of a signed webhook, so that an intercepted one cannot be replayed later. */
const FRESH_FOR = 5 * 60_000;

/** Longer than any provider retries; a later duplicate would only cause one more check. */
const KEPT_FOR = 3 * 86_400_000;

const eventSchema = object({
  id: string().max(100).required(),
  type: string().max(60).required(),
  session_id: string().max(100),
  envelope_id: string().max(100),
});

/** The secret for a provider's webhook signatures, derived from our shared key. */
export const hookSecret = (apiKey: string): string =>
  createHash('sha256').update(`webhook|${apiKey}`).digest('hex');

/** Whether `provider-signature: t=...,v1=...` is the provider's, over this body, and recent. */
export function isSigned(secret: string, header: string | undefined, body: string, now: number): boolean {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (t === '' || Math.abs(now - Number(t) * 1000) > FRESH_FOR) return false;
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'));
}

async function subjectOf(store: PurchaseStore, event: InferType<typeof eventSchema>): Promise<string | null> {
  if (event.session_id !== undefined) return store.findBy('session_id', event.session_id);
  return event.envelope_id === undefined ? null : store.findBy('envelope_id', event.envelope_id);
}

interface Parts {
  database: Kysely<DatabaseSchema>;
  store: PurchaseStore;
}

/**
 * Accepts a provider's webhook. Its subject is checked now with the provider itself, so that order and duplicates do
 * not matter. Returns the purchase it concerns, or null if it is not ours or is a duplicate.
 */
export async function takeEvent({ database, store }: Parts, provider: string, body: unknown, now: number) {
  if (!eventSchema.isValidSync(body)) throw new ApiFailure(400, 'bad_request');
  const event = eventSchema.cast(body, { stripUnknown: true });
  const id = await subjectOf(store, event);
  return inTransaction(database, async (transaction) => {
    const isNew = await transaction
      .insertInto('hook_events')
      .values({ id: `${provider}:${event.id}`, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew || id === null) return null;
    // A provider does not repeat it, so a worker looks soon, whatever becomes of this node or its database.
    await store.expect(transaction, id);
    return id;
  });
}

/** Whether a webhook reports a declined card. */
export const isDecline = (body: unknown): boolean =>
  eventSchema.isValidSync(body) && body.type === 'payment.declined';

/** Deletes webhook ids too old to be repeated. */
export async function removeOldEvents(database: Kysely<DatabaseSchema>, now: number): Promise<void> {
  await database
    .deleteFrom('hook_events')
    .where('received_at', '<', now - KEPT_FOR)
    .execute();
}
