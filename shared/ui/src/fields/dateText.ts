/** '2025-03-09' as '03/09/2025'; '' for anything that is not an ISO date. */
export function isoToDateText(iso: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return parts === null ? '' : `${parts[2]}/${parts[3]}/${parts[1]}`;
}

/** '03/09/2025' as '2025-03-09'; null while incomplete or no day of the calendar (02/30). */
export function dateTextToIso(text: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (parts === null) return null;
  const iso = `${parts[3]}-${parts[1]}-${parts[2]}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists ? iso : null;
}
