import { isAllowedReturn, paths } from '@shared/domain';
import { useSearchParams } from 'react-router-dom';

/**
 * Where adding a car or driver ends: the `usual` list, or the page that sent the shopper here (reading 9). `returnTo`
 * passes it to the step in between.
 */
export function useReturnPath(usual = paths.vehicles()): {
  listPath: string;
  returnTo: { returnTo?: string };
} {
  const [query] = useSearchParams();
  const wanted = query.get('returnTo');
  if (wanted === null || !isAllowedReturn(wanted)) return { listPath: usual, returnTo: {} };
  return { listPath: wanted, returnTo: { returnTo: wanted } };
}
