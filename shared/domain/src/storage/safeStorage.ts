/** A browser's storage that never throws. */
export interface SafeStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  /** One that is newer here than what is stored stands twice. */
  names(): string[];
  /** Whether what is written now outlives the page. */
  isLasting(): boolean;
}

const PROBE = 'probe';

function writes(storage: Storage): boolean {
  storage.setItem(PROBE, '');
  storage.removeItem(PROBE);
  return true;
}

/** Storage where there may be none: naming it throws in a browser that blocks site data, writing where it is full. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    // What could not be written is newer than what is stored.
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem(name, value) {
      const isStored = attempt((storage) => (storage.setItem(name, value), true), false);
      if (isStored) memory.delete(name);
      else memory.set(name, value);
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
  };
}

/** Where this browser keeps the quote in hand, and this tab its drafts. Nothing else names the browser's storage. */
// oxlint-disable-next-line no-restricted-globals -- the one place
export const localStore = safeStorage(() => localStorage);
// oxlint-disable-next-line no-restricted-globals -- the one place
export const sessionStore = safeStorage(() => sessionStorage);
