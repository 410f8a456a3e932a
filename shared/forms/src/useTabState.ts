import type { SafeStorage } from '@shared/domain';
import { useAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useState } from 'react';
import { draftAtom } from './draftAtom';
import type { Draft } from './drafts';
import { useDraftStore } from './useDraftStore';

/** `read` parses stored values, which may be anything or missing; setting merges. */
function tabStateAtom<Values extends object>(
  store: SafeStorage,
  quoteId: string,
  name: string,
  read: (kept: Draft) => Values,
) {
  const draft = draftAtom(quoteId, name, Object.keys(read({})), store);
  return atom(
    (get) => read(get(draft)),
    (get, set, changes: Partial<Values>) => set(draft, { ...read(get(draft)), ...changes }),
  );
}

/**
 * A step's state besides its answers (how to search for a car, a checked box), stored in this tab like them. The name
 * is `step/part`.
 */
export function useTabState<Values extends object>(
  quoteId: string,
  name: string,
  read: (kept: Draft) => Values,
): [Values, (changes: Partial<Values>) => void] {
  const store = useDraftStore();
  const [values] = useState(() => tabStateAtom(store, quoteId, name, read));
  return useAtom(values);
}
