import { useEffect, useState } from 'react';

/** Prints only the letter: its style is there while the browser prints. */
export function usePrintLetter(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  // A browser that does not say when it has printed can print again.
  return { isPrinting, print: () => (isPrinting ? window.print() : setPrinting(true)) };
}
