import { hasOwnDocument, SESSION_KEYS, sessionStore } from '@shared/domain';
import { useLocation, useNavigate } from '@shared/federation/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../boot/ShellContext';

/** True while checking whether Back led here from this tab's card page, a document of its own (reading 23). */
export function useLeftPayment(): boolean {
  const { pathname } = useLocation();
  const { transport } = useShell();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(
    () => sessionStore.getItem(SESSION_KEYS.cardPayment) !== null && !hasOwnDocument(pathname),
  );
  const ask = useEffectEvent(() => {
    import(/* webpackChunkName: "left-payment" */ './leaveByBack')
      .then(({ leaveByBack }) => leaveByBack(transport.quoteId(), navigate))
      .catch(() => undefined)
      .finally(() => setAsking(false));
  });
  useEffect(() => {
    if (isAsking) ask();
  }, [isAsking]);
  return isAsking;
}
