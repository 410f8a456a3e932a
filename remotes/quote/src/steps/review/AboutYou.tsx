import { useToday } from '@shared/api-client/hooks';
import { paths, type Quote } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Card, FactList, SectionHeading, Stack } from '@shared/ui';
import { aboutLines } from '../../parts/aboutLines';

/** Where the cars are kept, and the two answers about the shopper. */
export function AboutYou({ quote }: { quote: Quote }) {
  const texts = useTexts('quotes');
  const { t } = texts;
  const { city, state, zip_code } = quote.address;
  const { home, insurance } = aboutLines(quote, texts, useToday(quote.address));
  const change = (
    <Link to={paths.editQuote()} aria-label={t('summary.changeAbout')}>
      {t('summary.change')}
    </Link>
  );
  const newZip = <Link to={paths.start()}>{t('summary.newZip')}</Link>;
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{t('review.about')}</SectionHeading>
      <Card>
        <FactList
          facts={[
            {
              id: 'place',
              term: t('review.location'),
              value: `${city}, ${state} ${zip_code}`,
              action: newZip,
            },
            { id: 'home', term: t('review.home'), value: home, action: change },
            { id: 'insurance', term: t('review.insurance'), value: insurance },
          ]}
        />
      </Card>
    </Stack>
  );
}
