const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Year, month (1 to 12) and day of an ISO date. Throws RangeError for a date that does not exist. */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const match = ISO_DATE.exec(date);
  const [year = 0, month = 0, day = 0] = match ? match.slice(1).map(Number) : [];
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError('Not an ISO date (YYYY-MM-DD)');
  }
  return { year, month, day };
}

/** Whether a value is an existing calendar day as YYYY-MM-DD (2023-02-29 is not). */
export function isIsoDate(value: unknown): value is string {
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return false;
  try {
    dateParts(value);
    return true;
  } catch {
    return false;
  }
}

/** Days in a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** The ISO date of numbers known to form a calendar day. */
export function toIsoDate(year: number, month: number, day: number): string {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Days since 1970-01-01 at UTC midnight, so no time zone can shift a day (reading 25). */
export function dayNumber(date: string): number {
  const { year, month, day } = dateParts(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The ISO date of a day number. */
export function fromDayNumber(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}
