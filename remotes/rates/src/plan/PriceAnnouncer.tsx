import { VisuallyHidden } from '@shared/ui';
import { useEffect, useRef, useState } from 'react';

interface Props {
  /** The price independent of wording; a change of it is announced. */
  figure: string;
  /** The price as text. */
  text: string;
  /** A price is being calculated. */
  isBusy: boolean;
}

/** The only live region of a price screen: silent at first, then announces each changed price once it has settled. */
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
