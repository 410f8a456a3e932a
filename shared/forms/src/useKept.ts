import { useState } from 'react';
import { keepDraft, readDraft } from './drafts';

/**
 * What a step knows beside the answers of its form (how a car is looked for, a box that is ticked), kept in this tab
 * like them. `read` makes it from what was kept, which may be anything, and from nothing. The name is `step/part`.
 */
export function useKept<Values extends object>(
  quoteId: string,
  name: string,
  read: (kept: Record<string, unknown>) => Values,
): [Values, (changes: Partial<Values>) => void] {
  const [fields] = useState(() => Object.keys(read({})));
  const [values, setValues] = useState(() => read(readDraft(quoteId, name, fields)));
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    keepDraft(quoteId, name, fields, next);
  };
  return [values, change];
}
