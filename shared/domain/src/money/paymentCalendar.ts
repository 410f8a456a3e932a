/** A calendar entry for a payment: its date (ISO) and texts. */
export interface CalendarPayment {
  due: string;
  summary: string;
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** Lines hold at most 75 bytes (RFC 5545); 25 characters never exceed that. */
const folded = (line: string): string => (line.match(/.{1,25}/gu) ?? []).join('\r\n ');

/** An iCalendar file with an all-day event per payment; importing it again replaces the earlier events. */
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
