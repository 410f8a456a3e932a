import { formatDollars, planTypeFor, shownTotal, type Quote, type Rate } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Page, PageHeading, Wizard, FactList, type Fact } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Purchase } from '../journey/PurchaseStep';
import { useCarrierName } from './useCarrierName';

/** Facts about the frozen price: carrier, shown total, way of paying, quote number (readings 8 and 54). */
function usePriceFacts(quote: Quote, rate: Rate): Fact[] {
  const { t } = useTexts('bind');
  const carrier = useCarrierName(rate.carrier_id);
  const amount = formatDollars(shownTotal(rate, planTypeFor(rate)));
  const plan = rate.pay_in_full ? t('price.planFull') : t('price.planMonthly');
  return [
    { id: 'carrier', term: t('price.carrier'), value: carrier },
    {
      id: 'premium',
      term: t('price.premium'),
      value: t('price.premiumValue', { amount, months: rate.term.duration }),
    },
    { id: 'plan', term: t('price.plan'), value: plan },
    // Assigned by the final rating if the quote was not emailed before.
    ...(quote.quote_number === null
      ? []
      : [{ id: 'number', term: t('price.quoteNumber'), value: quote.quote_number }]),
  ];
}

/** The selected price and what it includes. */
function PurchaseSummary({ quote, rate }: Purchase) {
  return <FactList facts={usePriceFacts(quote, rate)} />;
}

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
