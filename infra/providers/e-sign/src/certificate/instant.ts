/** An ISO instant in the papers' date format, with the time of day. UTC. */
function readable(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(iso) ?? [];
  return `${month}/${day}/${year}, ${time} UTC`;
}

/** For people, and to the millisecond. */
export const instant = (iso: string): string => `${readable(iso)} (${iso})`;
