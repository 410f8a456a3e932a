const HOUR = 3_600_000;

/** A zone's wall clock at an instant, expressed as if it were UTC. */
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

/** The instant (epoch milliseconds) when an ISO date begins in a zone, also on days when clocks change. */
export function startOfDay(date: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`);
  const first = wanted - (wallClock(timeZone, wanted) - wanted);
  // The offset at the first guess may differ from the offset at midnight.
  const second = first - (wallClock(timeZone, first) - wanted);
  return Math.abs(second - first) > 3 * HOUR ? first : second;
}
