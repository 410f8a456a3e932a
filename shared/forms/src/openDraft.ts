import { only, type Draft } from './drafts';

interface OpenedDraft {
  typed: Draft;
  /** The quote's answers that it was typed over, in the fields a draft may hold. */
  basis: Draft;
  /** Fields that were answered anew since, by another tab or form: a save would overwrite them. */
  newer: string[];
}

/** What lies in a draft beside the fields: the answers of the quote that it was typed over. */
export const BASIS = 'basis';

/** What was typed in a form before, held against the answers the quote has now (`quoted`; ADR 0014). */
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

/** Whether two values of a field are one answer; none at all is null or left out. */
export const isSameAnswer = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
