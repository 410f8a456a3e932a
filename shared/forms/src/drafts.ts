import { sessionStore } from '@shared/domain';

/**
 * What a person typed or chose and has not sent yet, kept for this tab (architecture.md, independence): the session storage
 * as jotai's storage utilities take it, but only for the fields a step names, never an identity number. A browser without
 * storage keeps it as long as the page.
 */
export type Draft = Record<string, unknown>;

export const draftKey = (quoteId: string, step: string): string => `draft:${quoteId}:${step}`;

/** The storage of a draft that may hold these fields. */
export const draftStorage = (fields: readonly string[]) => ({
  /** The kept values, restricted to the allowed fields; `none` when there are none or they cannot be read. */
  getItem(key: string, none: Draft): Draft {
    try {
      const kept: unknown = JSON.parse(sessionStore.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? only(kept, fields) : none;
    } catch {
      return none;
    }
  },
  setItem(key: string, values: Draft): void {
    sessionStore.setItem(key, JSON.stringify(only(values, fields)));
  },
  removeItem(key: string): void {
    sessionStore.removeItem(key);
  },
});

/** Forgets a step's draft and its parts (`step/part`): it was sent, or given up. */
export function dropDraft(quoteId: string, step: string): void {
  const own = draftKey(quoteId, step);
  drop((name) => name === own || name.startsWith(`${own}/`));
}

/** Forgets the drafts of every quote but this one: started over or replaced, it leaves nothing behind (reading 28). */
export function dropOtherDrafts(quoteId: string | null): void {
  drop((name) => name.startsWith('draft:') && (quoteId === null || !name.startsWith(draftKey(quoteId, ''))));
}

function drop(isMeant: (name: string) => boolean): void {
  for (const name of sessionStore.names().filter(isMeant)) sessionStore.removeItem(name);
}

/** The allowed fields of some values. */
export function only(values: object, fields: readonly string[]): Draft {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.filter(([field]) => fields.includes(field)));
}
