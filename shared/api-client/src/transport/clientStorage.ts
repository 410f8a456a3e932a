/** What the client needs of localStorage. */
export type ClientStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Documented names in localStorage; start over removes every one of them (reading 28). */
export const STORAGE_NAMES = {
  quoteId: 'quoteId',
  /** 64 hex digits; opens the quote together with its id. */
  quoteKey: 'quoteKey',
  stateCode: 'stateCode',
  /** Set once the edit-quote form was submitted (specification 2.5). */
  filledQuoteEdit: 'filledQuoteEdit',
  /** Idempotency keys of calls whose outcome is not known yet, so that a reload retries safely. */
  pendingCalls: 'pendingCalls',
} as const;

/** Storage that never throws: where the browser forbids or has filled it, the page goes on with its own memory. */
export function safeStorage(storage: ClientStorage | undefined): ClientStorage {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      try {
        return storage?.getItem(name) ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    setItem(name, value) {
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(name, value);
      } catch {
        memory.set(name, value);
      }
    },
    removeItem(name) {
      memory.delete(name);
      try {
        storage?.removeItem(name);
      } catch {
        // What could not be read could not be written either.
      }
    },
  };
}
