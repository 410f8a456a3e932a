import { only, type Draft } from './drafts';

interface OpenedDraft {
  typed: Draft;
  /** The quote's answers when the draft was typed, limited to its fields. */
  basis: Draft;
  /** Fields changed since by another tab or form, which a save would overwrite. */
  newer: string[];
}

/** Key under which a draft stores the quote's answers from when it was typed. */
export const BASIS = 'basis';

/** Compares a stored draft with the quote's current answers (`quoted`; ADR 0014). */
export function openDraft(draft: Draft, fields: readonly string[], quoted: object): OpenedDraft {
  const { [BASIS]: kept, ...typed } = draft;
  const now = only(quoted, fields);
  if (typeof kept !== 'object' || kept === null) return { typed, basis: now, newer: [] };
  const basis = only(kept, fields);
  const newer = fields.filter(
    (field) => !isSameAnswer(basis[field], now[field]) && !isSameAnswer(typed[field], now[field]),
  );
  return { typed, basis: newer.length === 0 ? now : basis, newer };
}

/** Whether two values of a field are the same answer; null and undefined both mean none. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
