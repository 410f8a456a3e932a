import { dateFrom, daysBetween } from '@shared/domain';
import { isoToDateText } from '@shared/ui';
import { useState } from 'react';

/** A date further away is a typing error, and no drawing could hold it. */
const FARTHEST = 400;

/** The day on which the old policy ends, as typed; `oldEnds` is its ISO date, null if it is no date or too far away. */
export function useOldEnd(switchOn: string | undefined, known: string | undefined) {
  const [typed, setTyped] = useState(() => isoToDateText(known));
  const iso = dateFrom(typed);
  const isFar = iso !== null && switchOn !== undefined && Math.abs(daysBetween(switchOn, iso)) > FARTHEST;
  return { typed, setTyped, isDate: iso !== null, isFar, oldEnds: isFar ? null : iso };
}

export type OldEnd = ReturnType<typeof useOldEnd>;
