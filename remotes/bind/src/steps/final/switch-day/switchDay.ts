import { addDays, coverageStart, daysBetween, firstDayCovered, type Quote } from '@shared/domain';

/** When the new policy takes over. Days are ISO dates. */
export interface Start {
  /** The first covered day. */
  begins: string;
  /** The first day at whose 12:01 a.m. the new policy is in force: the old one can end then. */
  switchOn: string;
}

/** How the old policy and the new one meet; both change over at 12:01 a.m. (reading 53). `days` are whole days. */
export type Meeting =
  | { kind: 'meets' }
  | { kind: 'gap' | 'overlap'; days: number }
  /** The last signature came after 12:01 a.m., so the time without coverage is no number of whole days. */
  | { kind: 'lateGap' };

/** The start of a signed policy, or null without a term. */
export function startOf({ covered_from, term, address }: Pick<Quote, 'covered_from' | 'term' | 'address'>) {
  const begins = firstDayCovered({ covered_from, term, address });
  if (begins === '') return null;
  const midnight = coverageStart({ effective: begins }, address, 0);
  const isLate = covered_from !== null && Date.parse(covered_from) > midnight;
  return { begins, switchOn: isLate ? addDays(begins, 1) : begins };
}

/** Compares the day on which the old policy ends with the new one's start. */
export function meetingOf(oldEnds: string, { begins, switchOn }: Start): Meeting {
  const days = daysBetween(switchOn, oldEnds);
  if (days === 0) return { kind: 'meets' };
  if (days > 0) return { kind: 'overlap', days };
  return begins === switchOn ? { kind: 'gap', days: -days } : { kind: 'lateGap' };
}
