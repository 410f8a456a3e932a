import { paths, RESUMING } from '@shared/domain';
import { Link, useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Actions, LinkButton, Page, PageHeading, Stack } from '@shared/ui';
import { offersTexts } from '../../locales/offersTexts';
import { useEmbed } from '../EmbedContext';

/** A link inside the quote that leads to another page of the site, which opens in a tab of its own. */
export function OnTheSite() {
  useMoreTexts(offersTexts);
  const { t, language } = useTexts('embed');
  const { site } = useEmbed();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return (
    <Page $width="narrow">
      <Stack $gap={6}>
        <PageHeading lead={t('onSite.body')} focusOnMount>
          {t('onSite.title')}
        </PageHeading>
        <Actions>
          <LinkButton
            href={`${site}${pathname}?${query.toString()}`}
            target="_blank"
            rel="noopener"
            variant="primary"
          >
            {t('onSite.open')}
          </LinkButton>
          <LinkButton as={Link} to={paths.review(RESUMING)}>
            {t('onSite.back')}
          </LinkButton>
        </Actions>
      </Stack>
    </Page>
  );
}
