import { useEffect, useState } from 'react';
import type { VinCheck } from './useVinCheck';

/** ms that the form below the VIN stays hidden for the check of a stored VIN. */
const PATIENCE = 3000;

/**
 * The check of a VIN. A stored VIN's result must not move a form that is already in use: after 3 seconds it counts as
 * unanswered, and is shown only when the shopper asks again.
 */
export function useTimelyCheck(check: VinCheck, isStored: boolean): VinCheck {
  const [isLate, setLate] = useState(false);
  const isAwaited = isStored && check.state === 'asking' && !isLate;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  if (!isStored || !isLate) return check;
  const retry = () => {
    setLate(false);
    check.lookup.retry();
  };
  return { state: 'unanswered', notCovered: null, cars: [], lookup: { ...check.lookup, retry } };
}
