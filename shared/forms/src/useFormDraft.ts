import { useStore } from 'jotai/react';
import type { RESET } from 'jotai/vanilla/utils';
import { useCallback, useState } from 'react';
import { draftAtom } from './draftAtom';
import type { Draft } from './drafts';
import { BASIS, openDraft } from './openDraft';
import { useDraftStore } from './useDraftStore';

/** A form's draft atom, read once and then only written; a subscription would rerender the form on every key. */
export function useFormDraft(quoteId: string, step: string, fields: readonly string[], quoted: object) {
  const store = useStore();
  const drafts = useDraftStore();
  const [kept] = useState(() => draftAtom(quoteId, step, [...fields, BASIS], drafts));
  const [draft] = useState(() => openDraft(store.get(kept), fields, quoted));
  const keepDraft = useCallback((next: Draft | typeof RESET) => store.set(kept, next), [store, kept]);
  return { draft, keepDraft };
}
