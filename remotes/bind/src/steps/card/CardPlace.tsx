import type { PaymentToken, Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Button, LoadingScreen, media, Notice, Stack } from '@shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CardEvent } from './provider/cardProvider';
import { useCardService } from './useCardService';

interface CardPlaceProps {
  quote: Quote;
  token: PaymentToken;
  onEvent: (event: CardEvent) => void;
  onUnloadable: () => void;
}

/**
 * The container of the card service's fields, remounted for each attempt and language: the service keeps the language
 * it was opened in, so a half-typed card has to be typed again. The hosted form is modal, so it waits for a press:
 * until then everything on the page can be reached (ADR 0035).
 */
export function CardPlace(props: CardPlaceProps) {
  const { t, language } = useTexts('bind');
  const [isOpen, setOpen] = useState(props.token.payment_system === 'sdk');
  const [attempt, setAttempt] = useState(0);
  if (!isOpen)
    return (
      <div>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {t('card.open')}
        </Button>
      </div>
    );
  return <FieldsPlace key={`${language} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** Shows progress or an error until the fields are ready. */
function FieldsPlace({ onRetry, ...props }: CardPlaceProps & { onRetry: () => void }) {
  const { t, language } = useTexts('bind');
  const place = useRef<HTMLElement>(null);
  const { fields, says } = useCardService(place, { ...props, language });
  return (
    <>
      {says === null ? null : (
        <ProviderSays onRetry={fields === 'failed' ? onRetry : null}>{says}</ProviderSays>
      )}
      <Place $isHeld={props.token.payment_system === 'sdk' && fields !== 'failed'}>
        {fields === 'loading' ? (
          <LoadingScreen title={t('card.waitingTitle')} message={t('card.waitingMessage')} />
        ) : null}
        <section ref={place} aria-label={t('card.place')} />
      </Place>
    </>
  );
}

/** Progress and fields in one place, held as tall as the fields will be, so that they move nothing when they come. */
const Place = styled.div<{ $isHeld: boolean }>`
  display: grid;
  align-items: start;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  /* Behind the progress. */
  & > div + section {
    opacity: 0;
  }
  ${({ $isHeld }) =>
    $isHeld &&
    `
    min-block-size: 46rem;
    ${media.narrow} {
      min-block-size: 52rem;
    }
  `}
`;

interface ProviderSaysProps {
  /** Null if the fields are still usable. */
  onRetry: (() => void) | null;
  children: string;
}

/** The card service's error, while it applies (reading 21). */
function ProviderSays({ onRetry, children }: ProviderSaysProps) {
  const { t } = useTexts('bind');
  return (
    <div role="alert">
      <Notice tone="danger" title={t('card.errorTitle')}>
        <Stack $gap={3}>
          {children}
          {onRetry === null ? null : (
            <div>
              <Button onClick={onRetry}>{t('load.retry')}</Button>
            </div>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
