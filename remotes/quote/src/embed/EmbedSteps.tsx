import { ROUTE_PATTERNS } from '@shared/domain';
import { lazyScreen } from '@shared/federation/remote';
import { matchPath, useLocation } from 'react-router-dom';
import { useMoreTexts, useTexts, withTexts } from '@shared/i18n';
import { Page, Skeleton } from '@shared/ui';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { App } from '../App';
import { stepTexts } from '../journey/stepTexts';
import { offersTexts } from '../locales/offersTexts';
import { routes } from '../routes';

const Offers = lazyScreen(
  withTexts(offersTexts, () =>
    import(/* webpackChunkName: "offers" */ './offers/OffersScreen').then((part) => part.OffersScreen),
  ),
);
const OnTheSite = lazyScreen(
  withTexts(offersTexts, () =>
    import(/* webpackChunkName: "onTheSite" */ './parts/OnTheSite').then((part) => part.OnTheSite),
  ),
);

/**
 * SWR adds its listeners to the page while it renders, and those of a render that React gives up stay for good. They
 * are not needed: screens without a form read the quote again when the shopper returns (`useRevalidateOnReturn`), and a
 * read that failed has a button to try again.
 */
const WITHOUT_LISTENERS = { initFocus: () => undefined, initReconnect: () => undefined };

/** Every screen after the start, with a cache of this embed's own: two on a page share nothing. */
export function EmbedSteps() {
  useMoreTexts(stepTexts);
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig value={{ provider: () => cache, ...WITHOUT_LISTENERS }}>
      <Screens />
    </SWRConfig>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const { t } = useTexts('embed');
  const loading = (
    <Page>
      <Skeleton shape="card" label={t('loading')} />
    </Page>
  );
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null;
  if (isAt(ROUTE_PATTERNS.rates) || isAt(ROUTE_PATTERNS.compare)) return <Offers fallback={loading} />;
  return routes.some(isAt) ? <App /> : <OnTheSite fallback={loading} />;
}
