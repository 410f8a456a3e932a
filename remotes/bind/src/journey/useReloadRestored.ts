import { hasOwnDocument, SESSION_KEYS, sessionStore } from '@shared/domain';
import { useEffect } from 'react';

const reloadHere = (): void => window.location.reload();

/** Reloads a page restored from the back-forward cache if it may show an outdated payment. */
export function useReloadRestored(reload: () => void = reloadHere): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      const isPaying = sessionStore.getItem(SESSION_KEYS.cardPayment) !== null;
      if (!persisted || !(isPaying || hasOwnDocument(window.location.pathname))) return;
      // The browser went back in history, whatever the router's count says.
      sessionStore.setItem(SESSION_KEYS.cardEntry, 'Infinity');
      reload();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [reload]);
}
