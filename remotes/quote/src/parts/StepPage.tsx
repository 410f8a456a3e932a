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
  /** False if the screen itself shows all answers. */
  withSummary?: boolean;
}

/** The frame of every step after the first: its question, with the answers so far beside it. */
export function StepPage({ quote, title, lead, children, withSummary = true }: StepPageProps) {
  const { t } = useTexts('quotes');
  const count = quote.vehicles.length;
  return (
    <Page>
      <Wizard
        heading={
          <PageHeading lead={lead} focusOnMount>
            {title}
          </PageHeading>
        }
        summary={withSummary ? <QuoteSummary quote={quote} /> : undefined}
        summaryTitle={t('summary.title')}
        summaryLine={count === 0 ? quote.address.city : t('summary.line', { count })}
      >
        {children}
      </Wizard>
    </Page>
  );
}
