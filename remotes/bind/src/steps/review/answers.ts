import type { ReactNode } from 'react';

/** One answer of the application as it is read back: what it is called, and what was said. */
export interface Answer {
  id: string;
  term: string;
  value: ReactNode;
  /** What is changed, said by the link to its change, where the term does not say it. */
  name?: string;
}

/** An answer, or none where nothing was said: `value` null, undefined or ''. */
export function answer(id: string, term: string, value: ReactNode): Answer[] {
  return value === null || value === undefined || value === '' ? [] : [{ id, term, value }];
}
