import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCallback } from 'react';

export type Go = (path: string) => void;

/**
 * Navigates on from the start. A URL that looks up a ZIP by itself is replaced in the history, since Back would look it
 * up again instead of leaving.
 */
export function useGo(): Go {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const replace = query.has('zip_code');
  return useCallback((path) => void navigate(path, { replace }), [navigate, replace]);
}
