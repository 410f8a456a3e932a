import { DataProvider, useQuote } from '@shared/api-client/hooks';
import { canEnter, furthestAllowed, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { MissingQuote } from './MissingQuote';
import { stepTexts } from './stepTexts';
import { UnreadQuote } from './UnreadQuote';
import { usePosition } from './usePosition';

interface QuoteStepProps {
  step: QuoteStepId;
  children: (quote: Quote) => ReactNode;
}

/**
 * A step of the quote once the quote is there: too early leads to the furthest step allowed, a quote that cannot be
 * read says so and can be asked for again. While it is fetched the progress bar is off (specification 2.2).
 */
export function QuoteStep(props: QuoteStepProps) {
  return (
    <DataProvider>
      <StepOfQuote {...props} />
    </DataProvider>
  );
}

function StepOfQuote({ step, children }: QuoteStepProps) {
  useMoreTexts(stepTexts);
  const { t } = useTexts('quotes');
  const { quote, error, isLoading, retry } = useQuote();
  usePosition(step, quote);
  if (quote !== undefined) {
    if (canEnter(quoteJourney, step, quote)) return children(quote);
    const furthest = quoteJourney.steps[furthestAllowed(quoteJourney, quote) ?? 'start'];
    return <Navigate to={furthest.path(quote)} replace />;
  }
  if (error !== undefined && !isLoading) {
    return error.status === 404 ? <MissingQuote /> : <UnreadQuote error={error} onRetry={retry} />;
  }
  return (
    <Page>
      <Skeleton shape="card" label={t('load.label')} />
    </Page>
  );
}
