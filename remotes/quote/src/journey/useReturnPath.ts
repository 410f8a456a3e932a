import { isAllowedReturn, paths } from '@shared/domain';
import { useSearchParams } from '@shared/federation/router';

/**
 * Where a new car leads in the end: the list, or the page that sent the person here (reading 9). `returnTo` hands the
 * same on to the step between.
 */
export function useReturnPath(): { listPath: string; returnTo: { returnTo?: string } } {
  const [query] = useSearchParams();
  const wanted = query.get('returnTo');
  if (wanted === null || !isAllowedReturn(wanted)) return { listPath: paths.vehicles(), returnTo: {} };
  return { listPath: wanted, returnTo: { returnTo: wanted } };
}
