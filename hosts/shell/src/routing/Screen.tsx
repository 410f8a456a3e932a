import { Navigate, useLocation } from '@shared/federation/router';
import { useShell } from '../boot/ShellContext';
import { LATE_PAGES } from '../pages/latePages';
import { LatePage } from '../pages/LatePage';
import { RemoteView } from '../remotes/RemoteView';
import { placeFor } from './placeFor';
import { useStanding } from './useStanding';

/** What the main area shows for the address. */
export function Screen() {
  const { pathname, search } = useLocation();
  const { routes } = useShell();
  const place = placeFor(pathname, routes, useStanding());
  if (place.kind === 'redirect') return <Navigate to={withZip(place.to, pathname, search)} replace />;
  if (place.kind === 'remote') return <RemoteView key={place.name} name={place.name} />;
  return <LatePage key={place.page} load={LATE_PAGES[place.page]} />;
}

/** `/?zip_code=60018` is how other sites link here: the start page's redirect keeps the query. */
function withZip(to: string, from: string, search: string): string {
  return from === '/' ? to + search : to;
}
