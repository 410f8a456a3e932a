import { safeStorage, type SafeStorage } from '@shared/domain';

/** Storage of one embed alone: the names that begin with its prefix in another storage. */
export function ownStorage(kept: SafeStorage, prefix: string): Storage {
  const own = () =>
    kept
      .names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  return {
    get length() {
      return own().length;
    },
    key: (at) => own()[at] ?? null,
    getItem: (name) => kept.getItem(prefix + name),
    setItem: (name, value) => kept.setItem(prefix + name, value),
    removeItem: (name) => kept.removeItem(prefix + name),
    clear: () => own().forEach((name) => kept.removeItem(prefix + name)),
  };
}

/** A storage that lives as long as the embed. */
export const inMemory = (): SafeStorage =>
  safeStorage(() => {
    throw new Error('An inline embed stores nothing in the partner’s browser storage');
  });
