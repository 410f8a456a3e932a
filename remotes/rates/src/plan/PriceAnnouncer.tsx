import { VisuallyHidden } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  /** What the price is, however it is worded: a change of it is what is told. */
  figure: string;
  /** The price in words. */
  text: string;
  /** A price is being worked out. */
  isBusy: boolean;
}

/** The one live region of a price screen: silent at first, then once for each price that has changed and settled. */
export function PriceAnnouncer({ figure, text, isBusy }: Props) {
  const [said, setSaid] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (isBusy) return;
    if (last.current !== null && last.current !== figure) setSaid(text);
    last.current = figure;
  }, [figure, text, isBusy]);
  return <VisuallyHidden as="output">{said}</VisuallyHidden>;
}
