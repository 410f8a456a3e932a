import { hasOwnDocument, SESSION_KEYS, sessionStore } from '@shared/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** True while checking whether Back led here from this tab's card page, a separate document (reading 23). */
export function useLeftPayment(): boolean {
  const { pathname } = useLocation();
  const { transport } = useShell();
  const navigate = useNavigate();
  const [isChecking, setChecking] = useState(
    () => sessionStore.getItem(SESSION_KEYS.cardPayment) !== null && !hasOwnDocument(pathname),
  );
  const check = useEffectEvent(async () => {
    const { leaveByBack } = await import(/* webpackChunkName: "left-payment" */ './leaveByBack');
    const isDone = leaveByBack(transport.quoteId(), navigate);
    // A transition like the router's own, so that no page is drawn at the path that it leaves.
    startTransition(() => setChecking(!isDone));
  });
  useEffect(() => {
    if (isChecking) check().catch(() => setChecking(false));
  }, [isChecking]);
  return isChecking;
}
