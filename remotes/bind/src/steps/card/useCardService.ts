import type { PaymentToken, Quote } from '@shared/domain';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { CardEvent, OpenCard } from './provider/cardProvider';
import { openCardSdk } from './provider/openCardSdk';
import { openHostedForm } from './provider/openHostedForm';

const OPEN: Record<PaymentToken['payment_system'], OpenCard> = { sdk: openCardSdk, hosted: openHostedForm };

interface CardService {
  quote: Quote;
  token: PaymentToken;
  language: string;
  onEvent: (event: CardEvent) => void;
  onUnloadable: () => void;
}

/** Opens the card service in its place, once; it goes with the screen and is heard no more then. True once it is there. */
export function useCardService(place: RefObject<Element | null>, service: CardService): boolean {
  const [isHere, setHere] = useState(false);
  const hear = useEffectEvent(service.onEvent);
  const giveUp = useEffectEvent(service.onUnloadable);
  const openIn = useEffectEvent((element: Element, listen: (event: CardEvent) => void) => {
    const { quote, token, language } = service;
    return OPEN[token.payment_system]({ quote, token, language, place: element, onEvent: listen });
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let isOver = false;
    let close = () => {};
    const listen = (event: CardEvent) => {
      if (isOver) return;
      // Paid or left is said once.
      isOver = event.kind !== 'failed';
      hear(event);
    };
    const run = async () => {
      try {
        close = await openIn(element, listen);
        if (isOver) close();
        else setHere(true);
      } catch {
        if (!isOver) giveUp();
      }
    };
    void run();
    return () => {
      isOver = true;
      close();
    };
  }, [place]);
  return isHere;
}
