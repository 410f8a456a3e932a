import { sessionStore, type SafeStorage } from '@shared/domain';

/**
 * Unsent answers, kept in this tab's session storage (architecture.md, independence), but only for the fields a step
 * names, never an identity number. In the format of jotai's storage utilities; without storage they last as long as the
 * page.
 */
export type Draft = Record<string, unknown>;

export const draftKey = (quoteId: string, step: string): string => `draft:${quoteId}:${step}`;

/** The storage of a draft limited to these fields. */
export const draftStorage = (fields: readonly string[], store: SafeStorage = sessionStore) => ({
  /** The stored values, limited to the allowed fields; `none` if there are none or they cannot be parsed. */
  getItem(key: string, none: Draft): Draft {
    try {
      const kept: unknown = JSON.parse(store.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? only(kept, fields) : none;
    } catch {
      return none;
    }
  },
  setItem(key: string, values: Draft): void {
    store.setItem(key, JSON.stringify(only(values, fields)));
  },
  removeItem(key: string): void {
    store.removeItem(key);
  },
});

/** Deletes a step's draft and its parts (`step/part`) once it was sent or canceled. */
export function dropDraft(store: SafeStorage, quoteId: string, step: string): void {
  const own = draftKey(quoteId, step);
  drop(store, (name) => name === own || name.startsWith(`${own}/`));
}

/** Deletes the drafts of every other quote, so a replaced or restarted one leaves nothing behind (reading 28). */
export function dropOtherDrafts(store: SafeStorage, quoteId: string | null): void {
  drop(
    store,
    (name) => name.startsWith('draft:') && (quoteId === null || !name.startsWith(draftKey(quoteId, ''))),
  );
}

function drop(store: SafeStorage, isMeant: (name: string) => boolean): void {
  for (const name of store.names().filter(isMeant)) store.removeItem(name);
}

/** Picks the allowed fields. */
export function only(values: object, fields: readonly string[]): Draft {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.filter(([field]) => fields.includes(field)));
}
