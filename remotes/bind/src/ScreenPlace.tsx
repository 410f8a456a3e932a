import { FetchAhead } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { LIKELY_NEXT, screens, type ScreenName } from './screens';

/** Renders a screen with a skeleton while its code loads, and prefetches the likely next ones. */
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
