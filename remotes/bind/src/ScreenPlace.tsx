import { FetchAhead } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { LIKELY_NEXT, screens, type ScreenName } from './screens';

/** A screen in its place: its shape while its code is fetched, and the next ones fetched behind it. */
export function ScreenPlace({ name }: { name: ScreenName }) {
  const { t } = useTexts('bind');
  const Screen = screens[name];
  return (
    <Screen
      fallback={
        <Page>
          <Skeleton shape="card" label={t('load.label')} />
        </Page>
      }
      then={<FetchAhead parts={LIKELY_NEXT[name]} />}
    />
  );
}
