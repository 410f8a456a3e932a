import { Navigate, useLocation } from 'react-router-dom';
import { useShell } from '../boot/ShellContext';
import { LAZY_PAGES } from '../pages/lazyPages';
import { LazyPage } from '../pages/LazyPage';
import { RemoteView } from '../remotes/RemoteView';
import { placeFor } from './placeFor';
import { useGuardFacts } from './useGuardFacts';

/** The main area's content for the path. */
export function Screen() {
  const { pathname, search } = useLocation();
  const { routes } = useShell();
  const place = placeFor(pathname, routes, useGuardFacts());
  if (place.kind === 'redirect') return <Navigate to={withZip(place.to, pathname, search)} replace />;
  if (place.kind === 'remote') return <RemoteView key={place.name} name={place.name} />;
  return <LazyPage key={place.page} load={LAZY_PAGES[place.page]} />;
}

/** Other sites link to `/?zip_code=60018`, so the redirect to the start keeps the query. */
function withZip(to: string, from: string, search: string): string {
  return from === '/' ? to + search : to;
}
