import { hasOwnDocument, paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import type { NavigateFunction } from 'react-router-dom';

const reloadHere = (): void => window.location.reload();

/** Whether Back led here: the browser says so, or this history entry is before the card page's. */
function isBack(document: PerformanceEntry | undefined): boolean {
  const type = document && 'type' in document ? document.type : undefined;
  if (type === 'back_forward') return true;
  // The signing service returns to a new document, whose history entries count from 0.
  if (type === 'navigate') return false;
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'idx')) : 0;
  return index < Number(sessionStore.getItem(SESSION_KEYS.cardEntry));
}

/**
 * Back from the card page leads to the final quote, which then releases the payment (section 4, Payment plan and payment).
 * A link away leaves the payment open, and a later Back no longer releases it.
 * @returns false while the page is being reloaded, so that nothing is drawn before that.
 */
export function leaveByBack(
  quoteId: string | null,
  navigate: NavigateFunction,
  reload = reloadHere,
): boolean {
  const [document] = performance.getEntriesByType('navigation');
  // Back came before a reloaded card page ran its scripts, so this is still the card page's document (reading 23).
  if (document && hasOwnDocument(new URL(document.name).pathname)) {
    reload();
    return false;
  }
  const left = sessionStore.getItem(SESSION_KEYS.cardPayment);
  sessionStore.removeItem(SESSION_KEYS.cardPayment);
  if (left !== null && quoteId !== null && isBack(document))
    void navigate(paths.finalRates(quoteId), { replace: true, state: { left } });
  return true;
}
