import { useState } from 'react';
import type { linkedZip } from './linkedZip';
import type { AskedZip } from './useStart';
import { useStartDraft } from '../../parts/useStartDraft';

interface Zip {
  zip: string;
  typeZip: (zip: string) => void;
  /** The ZIP whose cities were being chosen from before a reload. */
  resumed: AskedZip | null;
  keepChoice: () => void;
}

/**
 * The ZIP of the link, else the one that was typed before a reload. A link that asks about no ZIP gives up a choice of
 * cities: its error is not of the ZIP they were of. `quoteId` is of the quote it would replace.
 */
export function useZip(link: ReturnType<typeof linkedZip>, quoteId: string | null): Zip {
  const { asked, isInvalid } = link;
  const [kept, keep] = useStartDraft(quoteId);
  const [zip, setZip] = useState(asked?.zip ?? (isInvalid && kept.isChoosing ? '' : kept.zip));
  const [resumed] = useState(
    kept.isChoosing && asked === null && !isInvalid ? { zip: kept.zip, typed: true } : null,
  );
  const typeZip = (next: string) => {
    setZip(next);
    keep({ zip: next, isChoosing: false });
  };
  return { zip, typeZip, resumed, keepChoice: () => keep({ zip, isChoosing: true }) };
}
