import { paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { formatDate, useTexts } from '@shared/i18n';
import { Card, FactList, SectionHeading, Stack } from '@shared/ui';

/** Where the cars are kept, and the two answers about the shopper. */
export function AboutYou({ quote }: { quote: Quote }) {
  const { t, language } = useTexts('quotes');
  const { city, state, zip_code } = quote.address;
  const change = (
    <Link to={paths.editQuote()} aria-label={t('summary.changeAbout')}>
      {t('summary.change')}
    </Link>
  );
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('review.about')}</SectionHeading>
      <Card>
        <FactList
          facts={[
            { id: 'place', term: t('review.location'), value: `${city}, ${state} ${zip_code}` },
            {
              id: 'home',
              term: t('review.home'),
              value: quote.homeowner === true ? t('review.homeOwned') : t('review.homeNotOwned'),
              action: change,
            },
            { id: 'insurance', term: t('review.insurance'), value: insurance() },
          ]}
        />
      </Card>
    </Stack>
  );

  function insurance(): string {
    if (quote.prior_policy === null) return t('review.notInsured');
    const { insurer_name: insurer, term_expiration } = quote.prior_policy;
    return t('review.insured', { insurer, date: formatDate(term_expiration, language) });
  }
}
