import { FetchAhead, nextOf, screensOf } from '@shared/federation/remote';
import { useTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { STEPS } from './steps';

const screens = screensOf(STEPS);
const next = nextOf(STEPS, screens);

/** Renders a screen with a skeleton while its code loads, and prefetches the likely next ones. */
export function ScreenPlace({ name }: { name: keyof typeof screens }) {
  const { t } = useTexts('bind');
  const Screen = screens[name];
  return (
    <Screen
      fallback={
        <Page>
          <Skeleton shape="card" label={t('load.label')} />
        </Page>
      }
      then={<FetchAhead parts={next[name]} />}
    />
  );
}
