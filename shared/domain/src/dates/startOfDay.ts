const HOUR = 3_600_000;

/** The wall clock of a zone at an instant, as if it were UTC. */
function wallClock(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(instant));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant (epoch milliseconds) at which an ISO date begins in a zone, clock changes included. */
export function startOfDay(date: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  const first = wanted - (wallClock(timeZone, wanted) - wanted);
  // The offset at the guess may not be the offset at midnight.
  const second = first - (wallClock(timeZone, first) - wanted);
  return Math.abs(second - first) > 3 * HOUR ? first : second;
}
