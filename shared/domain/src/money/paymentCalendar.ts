/** A payment as a calendar shows it: its day (ISO date) and its words. */
export interface CalendarPayment {
  due: string;
  summary: string;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** No line is longer than 75 bytes (RFC 5545): 25 characters are never more. */
const folded = (line: string): string => (line.match(/.{1,25}/gu) ?? []).join('\r\n ');

/** An all-day event for each payment, as an iCalendar file. The same payment again takes the place of the old one. */
export function paymentCalendar(
  policyNumber: string,
  payments: readonly CalendarPayment[],
  madeAt: Date,
): string {
  const stamp = `${madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const events = payments.flatMap(({ due, summary }, at) => [
    'BEGIN:VEVENT',
    `UID:${policyNumber}-payment-${at + 2}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Milepost//Payments//EN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
