import { formatDollars, planTypeFor, shownTotal } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Wizard } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Purchase } from '../journey/PurchaseStep';
import { PurchaseSummary } from './PurchaseSummary';

interface PurchasePageProps extends Purchase {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every purchase step: its question, with the selected price beside it. */
export function PurchasePage({ quote, rate, title, lead, children }: PurchasePageProps) {
  const { t } = useTexts('bind');
  return (
    <Page>
      <Wizard
        heading={
          <PageHeading lead={lead} focusOnMount>
            {title}
          </PageHeading>
        }
        summary={<PurchaseSummary {...{ quote, rate }} />}
        summaryTitle={t('price.heading')}
        summaryLine={formatDollars(shownTotal(rate, planTypeFor(rate)))}
      >
        {children}
      </Wizard>
    </Page>
  );
}
