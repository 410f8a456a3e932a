import { useChoicePrices } from '@shared/api-client/hooks';
import { areCoveragesSettled, type Quote } from '@shared/domain';
import { askedLines, openChoices, openLines } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Skeleton } from '@shared/ui';
import { useState } from 'react';
import { CoverageActions } from '../CoverageActions';
import { PartFailed } from '../PartFailed';
import { SignedChoices } from '../SignedChoices';
import { useLineParts } from './lineParts';
import { MadeChoices } from './MadeChoices';

/**
 * Whether the shopper decides about lines here (reading 58). An application that was reviewed and signed before lines
 * could be chosen stays as it is.
 */
const asksLines = (quote: Quote): boolean =>
  quote.coverage_choices === undefined
    ? !areCoveragesSettled(quote) && (askedLines(quote).length > 0 || openChoices(quote).length > 0)
    : openLines(quote).length > 0;

/** The form of the lines and what it needs, loaded together. */
export function useLines(quote: Quote) {
  const [isChanging, setChanging] = useState(false);
  const isAsked = asksLines(quote) || isChanging;
  const parts = useLineParts(isAsked);
  const prices = useChoicePrices(quote, isAsked);
  const error = parts.error ?? prices.error;
  return {
    isAsked,
    change: () => setChanging(true),
    error,
    isRead: !isAsked || error !== undefined || (parts.data !== undefined && prices.data !== undefined),
    Form: parts.data?.LineForm,
    prices: prices.data,
    retry: () => {
      parts.retry();
      prices.retry();
    },
  };
}

interface LinesProps {
  quote: Quote;
  lines: ReturnType<typeof useLines>;
  isSaving: boolean;
}

/** What is asked, or what was chosen with the way on. */
export function Lines({ quote, lines, isSaving }: LinesProps) {
  const { t } = useTexts('bind');
  const { isAsked, Form, prices, error, retry, change } = lines;
  if (!isAsked) {
    return (
      <>
        {quote.coverage_choices ? (
          <MadeChoices quote={quote} onChange={change} />
        ) : (
          <SignedChoices quote={quote} />
        )}
        <CoverageActions {...{ quote, isSaving }} />
      </>
    );
  }
  if (error) return <PartFailed onRetry={retry}>{t('coverages.choices.unread')}</PartFailed>;
  if (!Form || !prices) return <Skeleton shape="card" label={t('load.label')} />;
  // Other coverages ask other lines, so earlier choices do not count.
  const key = askedLines(quote, [])
    .map(({ line, basis }) => line + basis)
    .join(' ');
  return <Form key={key} {...{ quote, prices, isSaving }} />;
}
