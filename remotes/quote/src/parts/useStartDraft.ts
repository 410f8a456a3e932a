import { maskZipInput } from '@shared/domain';
import { draftKey, draftStorage, useDraftStore } from '@shared/forms';
import { useState } from 'react';

interface StartDraft {
  zip: string;
  /** A city for it was being chosen. */
  isChoosing: boolean;
  /** The one selected so far, by its label; '' for none. */
  city: string;
}

const FIELDS = ['zip', 'isChoosing', 'city'] as const;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function draftIn({ zip, isChoosing, city }: Record<string, unknown>): StartDraft {
  return { zip: maskZipInput(textIn(zip)), isChoosing: isChoosing === true, city: textIn(city) };
}

/**
 * The typed ZIP, stored in this tab until a quote is created from it. `quoteId` is the quote it would replace. The only
 * draft that is not an atom, since the start has no bytes left for jotai (ADR 0025).
 */
export function useStartDraft(quoteId: string | null): [StartDraft, (changes: Partial<StartDraft>) => void] {
  const key = draftKey(quoteId ?? 'none', 'start');
  const storage = draftStorage(FIELDS, useDraftStore());
  const [draft, setDraft] = useState(() => draftIn(storage.getItem(key, {})));
  const change = (changes: Partial<StartDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    storage.setItem(key, { ...next });
  };
  return [draft, change];
}
