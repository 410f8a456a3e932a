import { ApiError } from '@shared/api-client';
import { useExtendPayment, useQuote } from '@shared/api-client/hooks';
import type { PaymentToken } from '@shared/domain';
import { useState } from 'react';
import { usePolling } from '../../parts/usePolling';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A card takes about this long to type with a screen reader; WCAG 2.2.1 asks for 20 seconds at least. */
const WARNED = 3 * MINUTE;

/** The minutes left once they are few, and how to have more; `onOver` is called when there are none. */
export function useTimeToPay(token: PaymentToken, onOver: () => void) {
  const { trigger, isMutating: isAsking, error } = useExtendPayment();
  const { retry: look } = useQuote();
  const [extensionsLeft, setExtensionsLeft] = useState(token.extensions_left);
  const [endsAt, setEndsAt] = useState(() => Date.now() + token.seconds_left * SECOND);
  const [minutes, setMinutes] = useState<number | null>(null);
  usePolling(() => {
    const left = endsAt - Date.now();
    if (left <= 0) onOver();
    else setMinutes(left > WARNED ? null : Math.ceil(left / MINUTE));
  }, SECOND);
  const extend = async () => {
    try {
      const time = await trigger({ session_id: token.session_id });
      setEndsAt(Date.now() + time.seconds_left * SECOND);
      setExtensionsLeft(time.extensions_left);
      setMinutes(null);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // Paid or over: the quote's status gives the next screen.
      if (failure.status === 409) look();
    }
  };
  return { minutes, canExtend: extensionsLeft > 0, extend, isAsking, error };
}
