import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { hasOwnDocument } from '@shared/domain';
import { useLocation } from 'react-router-dom';

const reload = (): void => window.location.reload();

/**
 * True while the document reloads because the path entered or left a payment or signing page (reading 23). Router state
 * survives the reload.
 */
export function useOwnDocument(load: () => void = reload): boolean {
  const { pathname } = useLocation();
  const [loadedAt] = useState(pathname);
  const isOver = pathname !== loadedAt && (hasOwnDocument(pathname) || hasOwnDocument(loadedAt));
  useEffect(() => {
    if (isOver) load();
  }, [isOver, load]);

  // The router begins to listen in this same commit, so it missed a Back that came after its first render.
  const onCommit = useEffectEvent(() => {
    if (window.location.pathname !== loadedAt) load();
  });
  useLayoutEffect(() => onCommit(), []);
  return isOver;
}
