/** Starts of a series' stretches of time. */
export function startsOf({ from, stretch }: { from: string; stretch: number }, count: number): Date[] {
  const first = Date.parse(from);
  return Array.from({ length: count }, (_, index) => new Date(first + index * stretch * 60_000));
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A time of day where the reader is. */
export const clockText = (at: Date): string => clock.format(at);
/** A date and time where the reader is. */
export const dateText = (at: string): string => full.format(new Date(at));
