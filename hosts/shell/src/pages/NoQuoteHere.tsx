import { paths } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, PageHeading } from '@shared/ui';
import { useContact } from '../frame/useContact';

/** A page about the quote of this browser, which has none: how to get there. */
export function NoQuoteHere({ of }: { of: 'eraseData' | 'myData' }) {
  const { t } = useTexts('shell');
  return (
    <>
      <PageHeading lead={t('noQuoteHere.lead', useContact())}>{t(`${of}.title`)}</PageHeading>
      <Actions>
        <LinkButton as={Link} to={paths.start()}>
          {t('noQuoteHere.start')}
        </LinkButton>
      </Actions>
    </>
  );
}
