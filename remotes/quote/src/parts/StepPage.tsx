import type { Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Stack, Wizard } from '@shared/ui';
import type { ReactNode } from 'react';
import { PriceRangePanel } from './price-range/PriceRangePanel';
import { RangeLine } from './price-range/RangeLine';
import { QuoteSummary } from './QuoteSummary';

interface StepPageProps {
  quote: Quote;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** False if the screen itself shows all answers. */
  withSummary?: boolean;
}

/** The frame of every step after the first: its question, with the answers so far beside it. */
export function StepPage({ quote, title, lead, children, withSummary = true }: StepPageProps) {
  const { t } = useTexts('quotes');
  const count = quote.vehicles.length;
  const cars = count === 0 ? quote.address.city : t('summary.line', { count });
  // In the purchase there is a price already.
  const line = quote.selected_rate === null ? <RangeLine quote={quote}>{cars}</RangeLine> : cars;
  return (
    <Page>
      <Wizard
        heading={
          <PageHeading lead={lead} focusOnMount>
            {title}
          </PageHeading>
        }
        summary={
          withSummary ? (
            <Stack $gap={4}>
              <PriceRangePanel quote={quote} />
              <QuoteSummary quote={quote} />
            </Stack>
          ) : undefined
        }
        summaryTitle={t('summary.title')}
        summaryLine={line}
      >
        {children}
      </Wizard>
    </Page>
  );
}
