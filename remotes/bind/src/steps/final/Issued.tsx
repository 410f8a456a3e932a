import { firstDayCovered, policyHolderOf, type Carrier } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { AfterHeading, Page, PageHeading, PrintStyle, Stack } from '@shared/ui';
import type { Purchase } from '../../journey/PurchaseStep';
import { Covered } from './Covered';
import { dayText } from './dayText';
import { GoHome } from './GoHome';
import { Papers } from './Papers';
import { Payments } from './Payments';
import { Program } from './Program';
import { Sides } from './Sides';
import { SwitchDay } from './switch-day/SwitchDay';

/** The day of coverage, the ID card, the payments and the documents (specification 2.12, readings 50 and 53). */
export function Issued({ quote, rate, carrier }: Purchase & { carrier: Carrier }) {
  const { t, language } = useTexts('bind');
  const email = policyHolderOf(quote.drivers)?.email;
  const date = dayText(firstDayCovered(quote), language);
  return (
    <Page>
      <PrintStyle />
      <Stack $gap={10}>
        <PageHeading lead={email ? t('policy.lead', { email }) : t('policy.leadNoEmail')} focusOnMount>
          {t('policy.heading', { date })}
        </PageHeading>
        <AfterHeading>
          <Covered quote={quote} carrier={carrier} />
          <Sides>
            <Payments quote={quote} carrier={carrier} />
            <Papers documents={quote.documents} />
          </Sides>
          <SwitchDay quote={quote} carrier={carrier} />
          {rate.monitored_driver ? <Program /> : null}
          <GoHome note={t('policy.homeNote')} />
        </AfterHeading>
      </Stack>
    </Page>
  );
}
