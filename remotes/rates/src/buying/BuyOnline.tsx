import { ApiError } from '@shared/api-client';
import { useUpdateQuote } from '@shared/api-client/hooks';
import { paths, type Quote, type Rate } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, Stack, Text, color, media, space } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { Rating } from '../offers/useOffers';
import { BuyingDialogs, NotBought } from '../parts';
import { createGlobalStyle, styled } from 'styled-components';

/** Keeps the main action visible on a phone; on larger screens it stays in place. */
function BuyBar({ children }: { children: ReactNode }) {
  return (
    <>
      <RoomBelow />
      <Bar data-screen-only>{children}</Bar>
    </>
  );
}

/** Keeps the end of the page clear of the bar. */
const RoomBelow = createGlobalStyle`
  ${media.phoneOnly} {
    body {
      padding-block-end: 5.5rem;
    }
  }
  ${media.short} {
    body {
      padding-block-end: 0;
    }
  }
`;
const Bar = styled.div`
  display: grid;
  gap: ${space(2)};
  ${media.phoneOnly} {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 2;
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    background: ${color.paper};
    border-block-start: 1px solid ${color.hairline};
  }
  ${media.short} {
    position: static;
    padding: 0;
    border: 0;
  }
`;

interface Props {
  quote: Quote;
  rate: Rate;
  rating: Rating;
}

/** USIC in Indiana asks first (specification 4, Buying; reading 4). */
function asksForMonitoring(quote: Quote, rate: Rate): boolean {
  return rate.carrier_id === 'USIC' && quote.address.state === 'IN';
}

const isClosed = (failure: unknown): boolean => failure instanceof ApiError && failure.has('quote_closed');

/** Freezes the rate in the quote and opens the application (reading 8). */
export function BuyOnline({ quote, rate, rating }: Props) {
  const { t } = useTexts('rates');
  const navigate = useNavigate();
  const { trigger, isMutating, error } = useUpdateQuote();
  const [isAsking, setAsking] = useState(false);
  const buy = () => {
    setAsking(false);
    trigger({ selected_rate: { id: rate.id } }).then(
      // By path, since the journey would add the whole purchase's rules to the prices (ADR 0011).
      () => navigate(paths.policyDetails()),
      // The error is shown under the button, and the prices are requested again unless the quote is being paid.
      (failure: unknown) => (isClosed(failure) ? undefined : rating.retry()),
    );
  };
  const start = () => (asksForMonitoring(quote, rate) ? setAsking(true) : buy());
  const decline = () => void navigate(paths.compare(quote.id));
  return (
    <Stack $gap={2}>
      <BuyBar>
        <Button
          variant="primary"
          busy={isMutating || rating.isRating}
          busyText={isMutating ? t('overview.buying') : t('plan.updating')}
          onClick={start}
        >
          {t('overview.buyOnline')}
        </Button>
        {error && !isMutating ? <NotBought with={{ error }} /> : null}
      </BuyBar>
      <Text $size={14} $muted>
        {t('overview.buyHelp')}
      </Text>
      {isAsking || isMutating ? (
        <BuyingDialogs with={{ isAsking, isTransferring: isMutating, onAccept: buy, onCancel: decline }} />
      ) : null}
    </Stack>
  );
}
