import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useState } from 'react';
import { draftAtom } from './draftAtom';
import type { Draft } from './drafts';

/** `read` makes the values from what was kept, which may be anything, and from nothing; setting changes some of them. */
function keptAtom<Values extends object>(quoteId: string, name: string, read: (kept: Draft) => Values) {
  const draft = draftAtom(quoteId, name, Object.keys(read({})));
  return atom(
    (get) => read(get(draft)),
    (get, set, changes: Partial<Values>) => set(draft, { ...read(get(draft)), ...changes }),
  );
}

/**
 * What a step knows beside the answers of its form (how a car is looked for, a checked box), an atom that is kept in this
 * tab like them. The name is `step/part`.
 */
export function useKept<Values extends object>(
  quoteId: string,
  name: string,
  read: (kept: Draft) => Values,
): [Values, (changes: Partial<Values>) => void] {
  const [values] = useState(() => keptAtom(quoteId, name, read));
  return useAtom(values);
}
