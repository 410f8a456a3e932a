import { ROUTE_PATTERNS } from '@shared/domain';
import { FetchAhead, lazyScreen } from '@shared/federation/remote';
import { matchPath, useLocation } from 'react-router-dom';
import { useForgetDrafts } from '@shared/forms';
import { useTexts, withTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { stepTexts } from '../journey/stepTexts';
import { Start } from '../steps/start/Start';
import { EmbedBoundary } from './parts/EmbedBoundary';
import { EmbedTop } from './parts/EmbedTop';
import { useEmbedEvents } from './useEmbedEvents';
import { useScreens } from './useScreens';

const Steps = lazyScreen(
  withTexts(stepTexts, () =>
    import(/* webpackChunkName: "steps" */ './EmbedSteps').then((part) => part.EmbedSteps),
  ),
);

/** The quote on a partner's page: the start at once, everything after it in chunks. */
export function EmbedApp() {
  const { pathname } = useLocation();
  useForgetDrafts();
  useEmbedEvents();
  useScreens();
  return (
    <>
      <EmbedTop />
      <EmbedBoundary key={pathname}>
        {matchPath(ROUTE_PATTERNS.start, pathname) ? (
          <>
            <Start />
            <FetchAhead parts={[Steps]} />
          </>
        ) : (
          <Steps fallback={<Loading />} />
        )}
      </EmbedBoundary>
    </>
  );
}

function Loading() {
  const { t } = useTexts('embed');
  return (
    <Page>
      <Skeleton shape="card" label={t('loading')} />
    </Page>
  );
}
