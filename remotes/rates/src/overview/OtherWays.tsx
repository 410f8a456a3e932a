import { paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Row, Stack } from '@shared/ui';
import { ContactWays } from '../contact/ContactWays';
import { detailsTexts } from '../locales/detailsTexts';
import type { Offer } from '../offers/offersOf';

/** Options besides buying: other carriers, other answers, an email, a person. */
export function OtherWays({ quote, offers }: { quote: Quote; offers: readonly Offer[] }) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  return (
    <Stack $gap={4}>
      <Row $gap={3}>
        {offers.length > 1 ? (
          <LinkButton as={Link} to={paths.compare(quote.id)} variant="secondary">
            {t('overview.otherRates', { count: offers.length - 1 })}
          </LinkButton>
        ) : null}
        <LinkButton as={Link} to={paths.review()} variant="quiet">
          {t('overview.editQuote')}
        </LinkButton>
      </Row>
      <ContactWays />
    </Stack>
  );
}
