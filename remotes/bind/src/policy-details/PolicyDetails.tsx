import { paths, type Quote, type Rate } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import {
  Actions,
  Card,
  FactList,
  LinkButton,
  Notice,
  Page,
  PageHeading,
  SectionHeading,
  Stack,
} from '@shared/ui';
import { usePolicyFacts } from './usePolicyFacts';
import { usePriceFacts } from './usePriceFacts';

/** What the quote already knows about the policy, beside the price that was chosen. */
export function PolicyDetails({ quote, rate }: { quote: Quote; rate: Rate }) {
  const { t } = useTexts('bind');
  const price = usePriceFacts(quote, rate);
  const policy = usePolicyFacts(quote, rate);
  return (
    <Page $width="narrow">
      <Stack $gap={8}>
        <PageHeading lead={t('policyDetails.lead')} focusOnMount>
          {t('policyDetails.heading')}
        </PageHeading>
        <Card as="section" $tone="accent">
          <SectionHeading $size={18}>{t('policyDetails.priceHeading')}</SectionHeading>
          <FactList facts={price} />
        </Card>
        <Card as="section">
          <SectionHeading $size={18}>{t('policyDetails.policyHeading')}</SectionHeading>
          <FactList facts={policy} />
        </Card>
        <Notice title={t('policyDetails.keptTitle')}>
          {t('policyDetails.kept', { number: quote.quote_number })}
        </Notice>
        <Actions>
          <LinkButton as={Link} to={paths.contactUs()} variant="primary">
            {t('policyDetails.contact')}
          </LinkButton>
          <LinkButton as={Link} to={paths.rates(quote.id)} variant="quiet">
            {t('policyDetails.cancel')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
