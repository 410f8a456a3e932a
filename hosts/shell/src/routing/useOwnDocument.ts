import { useEffect, useState } from 'react';
import { hasOwnDocument } from '@shared/domain';
import { useLocation } from '@shared/federation/router';

const reload = (): void => window.location.reload();

/**
 * True while the document is loaded anew, because the address has come into or out of a page of paying or signing (reading 23).
 * A move of the router keeps its state over the load.
 */
export function useOwnDocument(load: () => void = reload): boolean {
  const { pathname } = useLocation();
  const [loadedAt] = useState(pathname);
  const isOver = pathname !== loadedAt && (hasOwnDocument(pathname) || hasOwnDocument(loadedAt));
  useEffect(() => {
    if (isOver) load();
  }, [isOver, load]);
  return isOver;
}
