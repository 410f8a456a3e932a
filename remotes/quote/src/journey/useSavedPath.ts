import { matchRoute, paths } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

/** Where Save of an edit leads: its list from the plain page, the review from any other (specification 2.6, 2.7). */
export function useSavedPath(plain: 'editVehicle' | 'editDriver', list: string): string {
  const { pathname } = useLocation();
  return matchRoute(pathname) === plain ? list : paths.review();
}
