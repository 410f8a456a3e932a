import { Page, Skeleton } from '@shared/ui';
import { useTexts } from '@shared/i18n';

/** The shape of what comes, while a part of the site is fetched. */
export function RemoteLoading() {
  const { t } = useTexts('shell');
  return (
    <Page>
      <Skeleton shape="lines" count={4} label={t('loading')} />
    </Page>
  );
}
