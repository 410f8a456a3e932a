import { useState } from 'react';
import { draftKey, draftStorage, type Draft } from './drafts';

/**
 * What a step knows beside the answers of its form (how a car is looked for, a box that is ticked), kept in this tab
 * like them. `read` makes it from what was kept, which may be anything, and from nothing. The name is `step/part`.
 */
export function useKept<Values extends object>(
  quoteId: string,
  name: string,
  read: (kept: Draft) => Values,
): [Values, (changes: Partial<Values>) => void] {
  const key = draftKey(quoteId, name);
  const [storage] = useState(() => draftStorage(Object.keys(read({}))));
  const [values, setValues] = useState(() => read(storage.getItem(key, {})));
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    storage.setItem(key, { ...next });
  };
  return [values, change];
}
