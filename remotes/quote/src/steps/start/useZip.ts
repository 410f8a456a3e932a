import { useState } from 'react';
import type { AskedZip } from './useStart';
import { useStartDraft } from './useStartDraft';

interface Zip {
  zip: string;
  typeZip: (zip: string) => void;
  /** The ZIP whose cities were being chosen from before a reload. */
  resumed: AskedZip | null;
  keepChoice: () => void;
}

/** The ZIP of the link, else the one that was typed before a reload. `quoteId` is of the quote it would replace. */
export function useZip(linked: AskedZip | null, quoteId: string | null): Zip {
  const [kept, keep] = useStartDraft(quoteId);
  const [zip, setZip] = useState(linked?.zip ?? kept.zip);
  const [resumed] = useState(kept.isChoosing && linked === null ? { zip: kept.zip, typed: true } : null);
  const typeZip = (next: string) => {
    setZip(next);
    keep({ zip: next, isChoosing: false });
  };
  return { zip, typeZip, resumed, keepChoice: () => keep({ zip, isChoosing: true }) };
}
