import { laterPayments, paymentCalendar } from '.';

test('one payment a month from the first day of the policy, clamped to the end of a short month', () => {
  const plan = { number_of_payments: 3, installment_info: { amount: 31_200, fee: 500 } };
  expect(laterPayments(plan, '2026-12-31')).toEqual([
    { due: '2027-01-31', amount: 31_200, fee: 500 },
    { due: '2027-02-28', amount: 31_200, fee: 500 },
    { due: '2027-03-31', amount: 31_200, fee: 500 },
  ]);
});

describe('the calendar file (RFC 5545)', () => {
  const madeAt = new Date('2026-11-24T18:30:00.000Z');
  const file = paymentCalendar(
    'USIC-TX-0000042',
    [
      { due: '2027-01-15', summary: 'Pay $317.00 to Union Summit Insurance, policy USIC-TX-0000042; “á”' },
      { due: '2027-02-15', summary: 'Pay' },
    ],
    madeAt,
  );

  test('has an all-day event for each payment', () => {
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(file).toContain('DTSTART;VALUE=DATE:202701\r\n 15');
    const whole = file.replaceAll('\r\n ', '');
    expect(whole).toContain('DTSTART;VALUE=DATE:20270115\r\n');
    expect(whole).toContain('DTSTAMP:20261124T183000Z\r\n');
    expect(whole).toContain('UID:USIC-TX-0000042-payment-2\r\n');
    expect(whole).toContain(
      'SUMMARY:Pay $317.00 to Union Summit Insurance\\, policy USIC-TX-0000042\\; “á”\r\n',
    );
  });

  test('lines have at most 75 bytes and end as the format requires', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
