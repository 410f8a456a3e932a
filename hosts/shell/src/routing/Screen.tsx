import { Navigate, useLocation } from '@shared/federation/router';
import { useShell } from '../boot/ShellContext';
import { AccessibilityPage } from '../pages/AccessibilityPage';
import { ContactUsPage } from '../pages/ContactUsPage';
import { PrivacyPage } from '../pages/PrivacyPage';
import { ResumePage } from '../pages/ResumePage';
import { RemoteView } from '../remotes/RemoteView';
import { placeFor } from './placeFor';
import { useStanding } from './useStanding';

const pages = {
  contactUs: ContactUsPage,
  privacy: PrivacyPage,
  accessibility: AccessibilityPage,
  resume: ResumePage,
};

/** What the main area shows for the address. */
export function Screen() {
  const { pathname, search } = useLocation();
  const { routes } = useShell();
  const place = placeFor(pathname, routes, useStanding());
  if (place.kind === 'redirect') return <Navigate to={withZip(place.to, pathname, search)} replace />;
  if (place.kind === 'remote') return <RemoteView key={place.name} name={place.name} />;
  const Page = pages[place.page];
  return <Page />;
}

/** `/?zip_code=60018` is how other sites link here: the start page's redirect keeps the query. */
function withZip(to: string, from: string, search: string): string {
  return from === '/' ? to + search : to;
}
