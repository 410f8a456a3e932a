/** '2025-03-09' as '03/09/2025'; '' for anything that is not an ISO date. */
export function isoToDateText(iso: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return parts === null ? '' : `${parts[2]}/${parts[3]}/${parts[1]}`;
}

/**
 * '03/09/2025' as '2025-03-09'; null if incomplete or not a calendar day (02/30). Also accepts '3/9/2025', since the
 * mask does not pad while the middle of a date is edited.
 */
export function dateTextToIso(text: string): string | null {
  const parts = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim());
  if (parts === null) return null;
  const [, month = '', day = '', year] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists ? iso : null;
}
