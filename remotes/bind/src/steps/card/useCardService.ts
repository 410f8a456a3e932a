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

/** `loading` until the fields are ready; `failed` if they never were. Plus the service's error message. */
interface CardServiceState {
  fields: 'loading' | 'here' | 'failed';
  says: string | null;
}

const LOADING: CardServiceState = { fields: 'loading', says: null };

/** Maps the service's events to state; ignores events after a final one. */
function createListener(tell: (event: CardEvent) => void, show: (state: CardServiceState) => void) {
  let fields: CardServiceState['fields'] = 'loading';
  let isOver = false;
  return {
    isOver: () => isOver,
    end() {
      isOver = true;
    },
    hear(event: CardEvent) {
      if (isOver) return;
      if (event.kind === 'ready') fields = 'here';
      // A failure before the fields are ready leaves none, so it can only be reopened or left.
      if (event.kind === 'failed' && fields === 'loading') fields = 'failed';
      // Paid or left is reported once.
      isOver = event.kind === 'paid' || event.kind === 'left' || fields === 'failed';
      show({ fields, says: event.kind === 'failed' ? event.description : null });
      tell(event);
    },
  };
}

/** Opens the card service in its container, once. Unsubscribed on unmount. */
export function useCardService(place: RefObject<Element | null>, service: CardService): CardServiceState {
  const [state, setState] = useState(LOADING);
  const tell = useEffectEvent(service.onEvent);
  const giveUp = useEffectEvent(service.onUnloadable);
  const openIn = useEffectEvent((element: Element, listen: (event: CardEvent) => void) => {
    const { quote, token, language } = service;
    return OPEN[token.payment_system]({ quote, token, language, place: element, onEvent: listen });
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let close = () => {};
    const listener = createListener(
      (event) => tell(event),
      (next) => {
        setState(next);
        if (next.fields === 'failed') close();
      },
    );
    const run = async () => {
      try {
        close = await openIn(element, (event) => listener.hear(event));
        if (listener.isOver()) close();
      } catch {
        if (!listener.isOver()) giveUp();
      }
    };
    void run();
    return () => {
      listener.end();
      close();
    };
  }, [place]);
  return state;
}
