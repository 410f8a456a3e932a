import { useState } from 'react';
import type { linkedZip } from './linkedZip';
import type { AskedZip } from './useStart';
import { useStartDraft } from '../../parts/useStartDraft';

interface Zip {
  zip: string;
  typeZip: (zip: string) => void;
  /** The ZIP whose city was being chosen before a reload. */
  resumed: AskedZip | null;
  keepChoice: () => void;
  /** The city selected before a reload. */
  city: string;
  keepCity: (city: string) => void;
}

/**
 * The link's ZIP, else the one typed before a reload. A link with an invalid ZIP cancels a city choice, since its error
 * is about another ZIP. `quoteId` is the quote it would replace.
 */
export function useZip(link: ReturnType<typeof linkedZip>, quoteId: string | null): Zip {
  const { asked, isInvalid } = link;
  const [kept, keep] = useStartDraft(quoteId);
  const [zip, setZip] = useState(asked?.zip ?? (isInvalid && kept.isChoosing ? '' : kept.zip));
  const [resumed] = useState(
    kept.isChoosing && asked === null && !isInvalid ? { zip: kept.zip, typed: true, sure: true } : null,
  );
  const typeZip = (next: string) => {
    setZip(next);
    keep({ zip: next, isChoosing: false, city: '' });
  };
  const city = kept.zip === zip ? kept.city : '';
  const keepChoice = () => keep({ zip, isChoosing: true, city });
  return { zip, typeZip, resumed, keepChoice, city, keepCity: (next) => keep({ city: next }) };
}
