import { hasOwnDocument, matchRoute, SESSION_KEYS, sessionStore } from '@shared/domain';
import { useLocation } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../boot/ShellContext';
import { isRevoked } from './askEdge';

/** Whether a payment or its completion may be under way here; a reload could confuse the shopper about it. */
function isPaying(pathname: string): boolean {
  const isOpen = sessionStore.getItem(SESSION_KEYS.cardPayment) !== null;
  return isOpen || hasOwnDocument(pathname) || matchRoute(pathname) === 'confirmation';
}

/** True from the step after which the page's release was revoked, and when a part fails because of that. */
export function useRevoked(): boolean {
  const { release, remotes } = useShell();
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  const [revoked, setRevoked] = useState(false);
  const ask = useEffectEvent(() => {
    if (!revoked) void isRevoked(release).then(setRevoked);
  });
  useEffect(() => {
    // The page came with this release a moment ago.
    if (asked.current === pathname) return;
    asked.current = pathname;
    ask();
  }, [pathname]);
  useEffect(() => {
    const stops = Object.values(remotes).map(({ get, subscribe }) =>
      subscribe(() => {
        if (get().status === 'failed') ask();
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [remotes]);
  return revoked && !isPaying(pathname);
}
