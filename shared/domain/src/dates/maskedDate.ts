import { isIsoDate } from './isoDate';

/** A date as typed (mm/dd/yyyy) as an ISO date, or null when it is none (section 9). */
export function fromMaskedDate(text: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  const iso = match ? `${match[3]}-${match[1]}-${match[2]}` : '';
  return isIsoDate(iso) ? iso : null;
}

/** An ISO date as mm/dd/yyyy; the day never shifts. */
export function toMaskedDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** What a date field shows while typing: digits only, slashes set by themselves. */
export function maskDateInput(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
