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
export function readDraft(quoteId: string, step: string, fields: readonly string[]): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key(quoteId, step)) ?? '{}');
    return only(typeof kept === 'object' && kept !== null ? kept : {}, fields);
  } catch {
    return {};
  }
}

/** Keeps the allowed fields of what was typed so far; null says that nothing was. */
export function keepDraft(
  quoteId: string,
  step: string,
  fields: readonly string[],
  values: object | null,
): void {
  try {
    if (values === null) storage()?.removeItem(key(quoteId, step));
    else storage()?.setItem(key(quoteId, step), JSON.stringify(only(values, fields)));
  } catch {
    // A full or forbidden storage loses the draft, never the person's way.
  }
}

/** Forgets a step's draft and its parts (`step/part`): it was sent, or given up. */
export function dropDraft(quoteId: string, step: string): void {
  const own = key(quoteId, step);
  drop((name) => name === own || name.startsWith(`${own}/`));
}

/** Forgets the drafts of every quote but this one: started over or replaced, it leaves nothing behind (reading 28). */
export function dropOtherDrafts(quoteId: string | null): void {
  drop((name) => name.startsWith('draft:') && (quoteId === null || !name.startsWith(key(quoteId, ''))));
}

function drop(isMeant: (name: string) => boolean): void {
  const kept = storage();
  for (const name of Object.keys(kept ?? {}).filter(isMeant)) kept?.removeItem(name);
}

/** The allowed fields of some values. */
export function only(values: object, fields: readonly string[]): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(entries.filter(([field]) => fields.includes(field)));
}
