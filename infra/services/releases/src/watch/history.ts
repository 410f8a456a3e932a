import { sumMeasured, type Measured } from './measured';

/** What was measured within one minute. */
export interface Slot {
  /** The minute's start, as an ISO time. */
  at: string;
  measured: Measured[];
}

const MINUTE = 60_000;
/** Slots that are kept: a day. */
export const MOST_SLOTS = 24 * 60;

/** The history with newly measured counts in the minute of `now`, without slots that are older than a day. */
export function addToHistory(slots: readonly Slot[], measured: Measured[], now: number): Slot[] {
  const at = new Date(now - (now % MINUTE)).toISOString();
  const oldest = new Date(now - MOST_SLOTS * MINUTE).toISOString();
  const kept = slots.filter((slot) => slot.at > oldest);
  const last = kept.at(-1);
  if (measured.length === 0) return kept;
  if (last?.at !== at) return [...kept, { at, measured: sumMeasured(measured) }];
  return [...kept.slice(0, -1), { at, measured: sumMeasured([...last.measured, ...measured]) }];
}

/** Everything measured since an instant (ms), to the minute. */
export function measuredSince(slots: readonly Slot[], since: number): Measured[] {
  const from = new Date(since - (since % MINUTE)).toISOString();
  return sumMeasured(slots.filter(({ at }) => at >= from).flatMap(({ measured }) => measured));
}
