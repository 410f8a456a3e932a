import { DataProvider, useQuote, type QuoteState } from '@shared/api-client/hooks';
import { canEnter, furthestAllowed, quoteJourney, type Quote, type QuoteStepId } from '@shared/domain';
import { Navigate } from '@shared/federation/router';
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
  /** Tells where the person stands, for a step that is walked in another journey too. */
  position?: ComponentType<PositionProps>;
  children: (quote: Quote) => ReactNode;
}

/**
 * A step of the quote once the quote is there: too early leads to the furthest step allowed, what is being paid to the
 * payment; a quote that cannot be read says so and can be asked for again. While it is fetched the progress bar is off
 * (specification 2.2).
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
