import type { PaymentToken, Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { LoadingScreen } from '@shared/ui';
import { useRef } from 'react';
import type { CardEvent } from './provider/cardProvider';
import { useCardService } from './useCardService';

interface CardPlaceProps {
  quote: Quote;
  token: PaymentToken;
  onEvent: (event: CardEvent) => void;
  onUnloadable: () => void;
}

/** Where the card service shows its fields. */
export function CardPlace(props: CardPlaceProps) {
  const { t, language } = useTexts('bind');
  const place = useRef<HTMLElement>(null);
  const isHere = useCardService(place, { ...props, language });
  return (
    <>
      {isHere ? null : <LoadingScreen title={t('card.waitingTitle')} message={t('card.waitingMessage')} />}
      <section ref={place} aria-label={t('card.place')} />
    </>
  );
}
