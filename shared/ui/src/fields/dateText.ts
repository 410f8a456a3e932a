/** '2025-03-09' as '03/09/2025'; '' for anything that is not an ISO date. */
export function isoToDateText(iso: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return parts === null ? '' : `${parts[2]}/${parts[3]}/${parts[1]}`;
}
