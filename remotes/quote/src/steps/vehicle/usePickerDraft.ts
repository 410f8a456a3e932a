import { useState } from 'react';
import { keepDraft, readDraft } from '../../form/drafts';

export const WAYS = ['choose', 'search', 'vin'] as const;
type Way = (typeof WAYS)[number];

/** How a car is being looked for, and what was typed so far: no answer of the form yet, and kept like one. */
interface Search {
  way: Way;
  query: string;
  vin: string;
}

export interface PickerDraft {
  search: Search;
  change: (changes: Partial<Search>) => void;
}

const FIELDS = ['way', 'query', 'vin'] as const satisfies readonly (keyof Search)[];

/** The search for a car in this tab, a reload included. */
export function usePickerDraft(quoteId: string, draft: string): PickerDraft {
  const name = `${draft}/picker`;
  const [search, setSearch] = useState(() => searchIn(readDraft(quoteId, name, FIELDS)));
  const change = (changes: Partial<Search>) => {
    const next = { ...search, ...changes };
    setSearch(next);
    keepDraft(quoteId, name, FIELDS, next);
  };
  return { search, change };
}

function searchIn({ way, query, vin }: Record<string, unknown>): Search {
  return {
    way: WAYS.find((each) => each === way) ?? 'choose',
    query: typeof query === 'string' ? query : '',
    vin: typeof vin === 'string' ? vin : '',
  };
}
