import type { ReactNode } from 'react';

/** One answer of the application: its name and value. */
export interface Answer {
  id: string;
  term: string;
  value: ReactNode;
}

/** An answer, or none if unanswered: `value` null, undefined or ''. */
export function answer(id: string, term: string, value: ReactNode): Answer[] {
  return value === null || value === undefined || value === '' ? [] : [{ id, term, value }];
}
