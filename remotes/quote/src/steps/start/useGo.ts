import { useNavigate, useSearchParams } from '@shared/federation/router';
import { useCallback } from 'react';

export type Go = (path: string) => void;

/**
 * Leads on from the start. An address that asks about a ZIP by itself is not left behind it: Back would ask again at once
 * instead of leading where the person came from.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const replace = query.has('zip_code');
  return useCallback((path) => void navigate(path, { replace }), [navigate, replace]);
}
