import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { screens, type ScreenName } from './screens';
import { usePreload } from './usePreload';

/** A screen in its place: its shape while its code is fetched, and the next ones fetched behind it. */
export function ScreenPlace({ name }: { name: ScreenName }) {
  const { t } = useTexts('quotes');
  usePreload(name);
  const Screen = screens[name];
  return (
    <Screen
      fallback={
        <Page>
          <Skeleton shape="card" label={t('load.label')} />
        </Page>
      }
    />
  );
}
