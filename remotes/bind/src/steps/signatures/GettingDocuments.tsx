import { paymentJourney, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, Stack, Text } from '@shared/ui';
import { ContactLink } from '../../parts/ContactLink';
import { useIsSlow } from '../../parts/useIsSlow';
import { WaitingPage } from '../../parts/WaitingPage';

const LONG = 15_000;

/** Shown while the policy has no number or documents (specification 2.12); if it takes long, with other options. */
export function GettingDocuments({ quote }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const isLong = useIsSlow(LONG);
  const isUnpaid = quote.status === 'PAYMENT_OPEN';
  return (
    <WaitingPage title={t('signing.waitingTitle')} message={t('signing.waitingMessage')}>
      {isLong ? (
        <Stack $gap={4}>
          <Text as="output">{t('signing.slow')}</Text>
          <Actions>
            {isUnpaid ? (
              <LinkButton as={Link} to={paymentJourney.steps.card.path(quote)}>
                {t('signing.toPayment')}
              </LinkButton>
            ) : null}
            <ContactLink />
          </Actions>
        </Stack>
      ) : null}
    </WaitingPage>
  );
}
