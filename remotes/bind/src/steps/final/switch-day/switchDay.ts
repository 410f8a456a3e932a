import { addDays, coverageStart, daysBetween, firstDayCovered, type Quote } from '@shared/domain';

/** When the new policy takes over. Days are ISO dates. */
export interface Start {
  /** The first covered day. */
  begins: string;
  /** The first day at whose 12:01 a.m. the new policy is in force: the old one can end then. */
  switchOn: string;
  /** The part of the first covered day, from 12:01 a.m. on, that was over at the last signature: 0 if in time. */
  late: number;
}

/**
 * How the old policy and the new one meet; both change over at 12:01 a.m. (reading 53). `days` are whole days. After a
 * late signature the time between them is no number of whole days: a `lateOverlap` has part of a day more than `days`.
 * The kinds with `ended` are about an old policy that is no longer in force.
 */
export type Meeting =
  | { kind: 'meets' | 'lateMeets' | 'lateGap' | 'endedInTime' | 'endedLateGap' }
  | { kind: 'gap' | 'endedGap' | 'overlap' | 'lateOverlap'; days: number };

/** The start of a signed policy, or null without a term. */
export function startOf({
  covered_from,
  term,
  address,
}: Pick<Quote, 'covered_from' | 'term' | 'address'>): Start | null {
  const begins = firstDayCovered({ covered_from, term, address });
  if (begins === '') return null;
  const changeOver = (effective: string) => coverageStart({ effective }, address, 0);
  const inTime = changeOver(begins);
  const passed = covered_from === null ? 0 : Date.parse(covered_from) - inTime;
  if (passed <= 0) return { begins, switchOn: begins, late: 0 };
  const switchOn = addDays(begins, 1);
  return { begins, switchOn, late: passed / (changeOver(switchOn) - inTime) };
}

/** Compares the day on which the old policy ends with the new one's start and with today, an ISO date of the place. */
export function meetingOf(oldEnds: string, { switchOn, late }: Start, today: string): Meeting {
  const days = daysBetween(switchOn, oldEnds);
  const hasEnded = oldEnds < today;
  if (days < 0 && late > 0) return { kind: hasEnded ? 'endedLateGap' : 'lateGap' };
  if (days < 0) return { kind: hasEnded ? 'endedGap' : 'gap', days: -days };
  if (hasEnded) return { kind: 'endedInTime' };
  if (days === 0) return { kind: late > 0 ? 'lateMeets' : 'meets' };
  return { kind: late > 0 ? 'lateOverlap' : 'overlap', days };
}

/** A policy that ends by itself before the new one starts, or just then, leaves nothing to cancel. */
export const hasToCancel = (meeting: Meeting | null): boolean =>
  meeting === null || meeting.kind === 'overlap' || meeting.kind === 'lateOverlap';
