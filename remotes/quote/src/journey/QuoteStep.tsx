import { DataProvider, useQuote, type QuoteState } from '@shared/api-client/hooks';
import { canEnter, furthestAllowed, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import { Navigate } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { MissingQuote } from './MissingQuote';
import { Position, type PositionProps } from './Position';
import { stepTexts } from './stepTexts';
import { UnreadQuote } from './UnreadQuote';
import { WhileEditable } from './WhileEditable';

interface QuoteStepProps {
  step: QuoteStepId;
  /** Reports the progress, for a step that belongs to two journeys. */
  position?: ComponentType<PositionProps>;
  children: (quote: Quote) => ReactNode;
}

/**
 * A step with its quote loaded: too early redirects to the furthest step allowed, an open payment redirects there, and
 * a failed load offers a retry. The progress bar is off while loading (specification 2.2).
 */
export function QuoteStep(props: QuoteStepProps) {
  return (
    <DataProvider>
      <StepOfQuote {...props} />
    </DataProvider>
  );
}

function StepOfQuote({ position: Stands = Position, ...props }: QuoteStepProps) {
  useMoreTexts(stepTexts);
  const state = useQuote();
  return (
    <>
      <Stands step={props.step} quote={state.quote} />
      <Screen {...props} {...state} />
    </>
  );
}

function furthestOf(quote: Quote): string {
  return quoteJourney.steps[furthestAllowed(quoteJourney, quote) ?? 'start'].path(quote);
}

function Screen({ step, children, quote, error, isLoading, retry }: QuoteStepProps & QuoteState) {
  const { t } = useTexts('quotes');
  if (quote !== undefined) {
    return (
      <WhileEditable quote={quote}>
        {canEnter(quoteJourney, step, quote) ? children(quote) : <Navigate to={furthestOf(quote)} replace />}
      </WhileEditable>
    );
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
