import { hasOwnDocument, matchRoute, paths, SESSION_KEYS, sessionStore, type PathName } from '@shared/domain';
import { useLocation, useNavigate, useNavigationType } from '@shared/federation/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShell } from '../boot/ShellContext';
import { loadedDocument } from './loadedDocument';
import { placeFor } from './placeFor';
import { useGuardFacts } from './useGuardFacts';

const CARD_PAGES: ReadonlySet<PathName | null> = new Set<PathName>(['onlinePayment', 'cardDetails']);
const { cardPayment } = SESSION_KEYS;

const reloadHere = (): void => window.location.reload();

/**
 * Redirects Back from the card page to the final quote, which then releases the payment (section 4, Payment plan and
 * payment). Detected where it arrives: in this document, in a newly loaded one, or in one from the back-forward cache,
 * which reloads if it would show an outdated payment.
 */
export function useLeftPayment(reload: () => void = reloadHere): void {
  const { pathname } = useLocation();
  const { transport, routes } = useShell();
  const navigate = useNavigate();
  const how: string = useNavigationType();
  const isOfQuote = placeFor(pathname, routes, useGuardFacts()).kind === 'remote';
  const isLoaded = useRef(false);
  const goToRates = (): boolean => {
    const left = sessionStore.getItem(cardPayment);
    const quoteId = transport.quoteId();
    if (left === null || quoteId === null || !isOfQuote) return false;
    sessionStore.removeItem(cardPayment);
    void navigate(paths.finalRates(quoteId), { replace: true, state: { left } });
    return true;
  };
  const onArrival = useEffectEvent((path: string) => {
    const isHistory = isLoaded.current ? how === 'POP' : loadedDocument().isByHistory;
    isLoaded.current = true;
    if (CARD_PAGES.has(matchRoute(path)))
      sessionStore.setItem(cardPayment, sessionStore.getItem(cardPayment) ?? '');
    else if (isHistory) goToRates();
    // Left by a link: the payment stays open, and Back no longer releases it.
    else if (isOfQuote) sessionStore.removeItem(cardPayment);
  });
  const onShownAgain = useEffectEvent(() => {
    if (hasOwnDocument(pathname) || goToRates()) reload();
  });
  useEffect(() => onArrival(pathname), [pathname]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShownAgain();
    };
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, []);
}
