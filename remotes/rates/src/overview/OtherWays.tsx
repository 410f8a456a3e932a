import { paths } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { LinkButton, Row, Stack } from '@shared/ui';
import { ContactWays } from '../contact/ContactWays';
import { detailsTexts } from '../locales/detailsTexts';

/** Options besides buying: other carriers, other answers, an email, a person. `others` counts the other offers. */
export function OtherWays({ quoteId, others }: { quoteId: string; others: number }) {
  useMoreTexts(detailsTexts);
  const { t } = useTexts('rates');
  return (
    <Stack $gap={4}>
      <Row $gap={3}>
        {others > 0 ? (
          <LinkButton as={Link} to={paths.compare(quoteId)} variant="secondary">
            {t('overview.otherRates', { count: others })}
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
