/** Cached because a formatter costs a hundred times one formatting, and forms ask for the date on every render. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The ISO date at an instant in an IANA time zone. The caller passes the instant, since this package reads no clock.
 * Throws RangeError for an unknown zone.
 */
export function dateIn(timeZone: string, instant: Date): string {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
