import { firstDayCovered, policyHolderOf, type Carrier } from '@shared/domain';
import { formatDate, useTexts } from '@shared/i18n';
import { AfterHeading, Page, PageHeading, Picture, PrintStyle, Stack } from '@shared/ui';
import { styled } from 'styled-components';
import type { Purchase } from '../../journey/PurchaseStep';
import { GoHome } from './GoHome';
import { Papers } from './Papers';
import { Payments } from './Payments';
import { PolicyCard } from './PolicyCard';
import { Program } from './Program';

const HOME = String(new URL('./home.svg', import.meta.url));

/** The policy, its documents and the charge (specification 2.12). */
export function Issued({ quote, rate, carrier }: Purchase & { carrier: Carrier }) {
  const { t, language } = useTexts('bind');
  const email = policyHolderOf(quote.drivers)?.email;
  const date = formatDate(firstDayCovered(quote), language, 'long');
  return (
    <Page $width="narrow">
      <PrintStyle />
      <Stack $gap={8}>
        <Home src={HOME} width={640} height={220} data-screen-only />
        <PageHeading
          lead={email ? t('policy.lead', { date, email }) : t('policy.leadNoEmail', { date })}
          focusOnMount
        >
          {t('policy.heading')}
        </PageHeading>
        <AfterHeading>
          <PolicyCard quote={quote} carrier={carrier} />
          <Papers documents={quote.documents} />
          <Payments quote={quote} carrier={carrier} />
          {rate.monitored_driver ? <Program /> : null}
          <GoHome note={t('policy.homeNote')} />
        </AfterHeading>
      </Stack>
    </Page>
  );
}

/** The end of the road, at dusk. */
const Home = styled(Picture)`
  width: 100%;
  height: auto;
  border-radius: 24px;
`;
