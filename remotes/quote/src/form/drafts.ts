/**
 * What a person typed in a step and has not sent yet, kept for this tab (architecture.md, independence): only the
 * fields a step names, never an identity number. A browser without storage simply keeps nothing.
 */
const key = (quoteId: string, step: string): string => `draft:${quoteId}:${step}`;

function storage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The kept values, restricted to the allowed fields; empty when there are none or they cannot be read. */
export function readDraft<T extends object>(
  quoteId: string,
  step: string,
  fields: readonly (keyof T)[],
): Partial<T> {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key(quoteId, step)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return only(kept as Partial<T>, fields);
  } catch {
    return {};
  }
}

/** Keeps the allowed fields of what was typed so far. */
export function keepDraft<T extends object>(
  quoteId: string,
  step: string,
  fields: readonly (keyof T)[],
  values: Partial<T>,
): void {
  try {
    storage()?.setItem(key(quoteId, step), JSON.stringify(only(values, fields)));
  } catch {
    // A full or forbidden storage loses the draft, never the person's way.
  }
}

/** Forgets a step's draft: it was sent, or given up. */
export function dropDraft(quoteId: string, step: string): void {
  storage()?.removeItem(key(quoteId, step));
}

function only<T extends object>(values: Partial<T>, fields: readonly (keyof T)[]): Partial<T> {
  const kept: Partial<T> = {};
  for (const field of fields) if (values[field] !== undefined) kept[field] = values[field];
  return kept;
}
