import { STORAGE_KEYS, type SafeStorage } from '@shared/domain';
import { randomBytes, toHex, utf8 } from '../envelope/bytes';
import type { SealedCall } from './transport';

/** A POST with an unknown outcome. `quoteKey` is the new key it creates. */
export interface PendingCall {
  action: string;
  idempotencyKey: string;
  quoteKey: string | null;
  /** Milliseconds since 1970. */
  since: number;
}

/** A later retry is a new action, since a shopper may want the same car twice. */
const PENDING_MS = 15 * 60_000;

/** Idempotency keys of started actions; repeating an action before its outcome is known reuses its key. */
export interface PendingCalls {
  begin(path: string, text: string, newKey: SealedCall['newKey']): Promise<PendingCall>;
  settle(call: PendingCall): void;
}

export function createPendingCalls(storage: SafeStorage, now: () => number): PendingCalls {
  const read = (): PendingCall[] =>
    parseCalls(storage.getItem(STORAGE_KEYS.pendingCalls)).filter(({ since }) => now() - since < PENDING_MS);
  const write = (calls: readonly PendingCall[]): void => {
    if (calls.length === 0) storage.removeItem(STORAGE_KEYS.pendingCalls);
    else storage.setItem(STORAGE_KEYS.pendingCalls, JSON.stringify(calls));
  };
  return {
    async begin(path, text, newKey) {
      // The quote key salts the digest, so typed values cannot be guessed from storage.
      const salt = storage.getItem(STORAGE_KEYS.quoteKey) ?? '';
      const action = await digest([path, salt, text].join('\n'));
      const calls = read();
      const known = calls.find((call) => call.action === action);
      if (known) return known;
      const call: PendingCall = {
        action,
        idempotencyKey: toHex(randomBytes(16)),
        quoteKey: newKey ? toHex(randomBytes(32)) : null,
        since: now(),
      };
      // Without a quote key there is no salt and an address could be guessed, so nothing is stored.
      if (newKey !== 'drop') write([...calls, call]);
      return call;
    },
    settle({ action }) {
      write(read().filter((call) => call.action !== action));
    },
  };
}

async function digest(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))).slice(0, 32);
}

function parseCalls(text: string | null): PendingCall[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPendingCall) : [];
  } catch {
    return [];
  }
}

function isPendingCall(value: unknown): value is PendingCall {
  if (typeof value !== 'object' || value === null) return false;
  const { action, idempotencyKey, quoteKey, since }: Record<string, unknown> = { ...value };
  const texts = typeof action === 'string' && typeof idempotencyKey === 'string' && typeof since === 'number';
  return texts && (quoteKey === null || (typeof quoteKey === 'string' && /^[0-9a-f]{64}$/.test(quoteKey)));
}
