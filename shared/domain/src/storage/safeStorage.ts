/** A browser's storage that never throws. */
export interface SafeStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  /** A name with a newer value in memory is listed twice. */
  names(): string[];
  /** Whether values written now outlive the page. */
  isLasting(): boolean;
  /** Calls whenever a value cannot be written; returns how to stop. */
  onLoss(listener: () => void): () => void;
}

const PROBE = 'probe';

function writes(storage: Storage): boolean {
  storage.setItem(PROBE, '');
  storage.removeItem(PROBE);
  return true;
}

/** Storage that may be unavailable: access throws if the browser blocks site data, writing throws if it is full. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    // A value that could not be written is newer than the stored one.
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem(name, value) {
      const isStored = attempt((storage) => (storage.setItem(name, value), true), false);
      if (isStored) memory.delete(name);
      else {
        memory.set(name, value);
        for (const tell of listeners) tell();
      }
    },
    removeItem(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    names: () => [
      ...attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []),
      ...memory.keys(),
    ],
    isLasting: () => attempt(writes, false),
    onLoss(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Browser storage of the current quote, and tab storage of its drafts; nothing else accesses these globals. */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const localStore = safeStorage(() => localStorage);
// oxlint-disable-next-line no-restricted-globals -- the one place
export const sessionStore = safeStorage(() => sessionStorage);
