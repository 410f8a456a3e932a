import { Navigate, useLocation } from '@shared/federation/router';
import { useShell } from '../boot/ShellContext';
import { LazyPart } from '../frame/LazyPart';
import { LAZY_PAGES } from '../pages/lazyPages';
import { LazyPage } from '../pages/LazyPage';
import { RemoteView } from '../remotes/RemoteView';
import { placeFor } from './placeFor';
import { useGuardFacts } from './useGuardFacts';

const finishLater = () =>
  import(/* webpackChunkName: "finish-later" */ '../later/FinishLater').then(
    ({ FinishLater }) => FinishLater,
  );

/** The main area's content for the path. */
export function Screen() {
  const { pathname, search } = useLocation();
  const { routes } = useShell();
  const facts = useGuardFacts();
  const place = placeFor(pathname, routes, facts);
  if (place.kind === 'redirect') return <Navigate to={withZip(place.to, pathname, search)} replace />;
  if (place.kind === 'page') return <LazyPage key={place.page} load={LAZY_PAGES[place.page]} />;
  return (
    <>
      <RemoteView key={place.name} name={place.name} />
      {/* The key retries a failed load with each remote. */}
      {facts.storedQuoteId !== null && <LazyPart key={`later ${place.name}`} load={finishLater} />}
    </>
  );
}

/** Other sites link to `/?zip_code=60018`, so the redirect to the start keeps the query. */
function withZip(to: string, from: string, search: string): string {
  return from === '/' ? to + search : to;
}
