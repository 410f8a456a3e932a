import type { Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Wizard } from '@shared/ui';
import type { ReactNode } from 'react';
import { QuoteSummary } from './QuoteSummary';

interface StepPageProps {
  quote: Quote;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every step after the first: its question, and what is known so far beside it. */
export function StepPage({ quote, title, lead, children }: StepPageProps) {
  const { t } = useTexts('quotes');
  return (
    <Page>
      <Wizard
        summary={<QuoteSummary quote={quote} />}
        summaryTitle={t('summary.title')}
        summaryLine={t('summary.line', { count: quote.vehicles.length })}
      >
        <PageHeading lead={lead} focusOnMount>
          {title}
        </PageHeading>
        {children}
      </Wizard>
    </Page>
  );
}
