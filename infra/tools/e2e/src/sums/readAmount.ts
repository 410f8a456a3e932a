const AMOUNT = /[-−+]?\$\d+(?:,\d{3})*(?:\.\d+)?K?/g;
const PARTS = /^([-−+]?)\$([\d,]+)(?:\.(\d+))?(K?)$/;

/** Every amount in a text as displayed: "$1,234", "$1,234.56", "-$12.00", "$25K". */
export const amountsIn = (text: string): string[] => text.match(AMOUNT) ?? [];

export interface Amount {
  /** Signed; in tenths of a cent for a price step with thousandths of a dollar. */
  cents: number;
  form: 'cents' | 'dollars' | 'thousands';
}

/** Parses an amount. @throws Error for anything else. */
export function readAmount(text: string): Amount {
  const [, sign, whole = '', rest = '', thousands = ''] = PARTS.exec(text) ?? [];
  if (whole === '') throw new Error(`No amount: ${text}`);
  const mills = Number(whole.replaceAll(',', '')) * 1000 + Number(rest.padEnd(3, '0').slice(0, 3));
  const cents = ((sign === '-' || sign === '−' ? -1 : 1) * mills * (thousands ? 1000 : 1)) / 10;
  return { cents, form: thousands ? 'thousands' : rest ? 'cents' : 'dollars' };
}

/** Formats cents exactly: 123456 is "1234.56", a step's 123456.7 is "1234.567". */
export const inCents = (cents: number): string => (cents / 100).toFixed(Number.isInteger(cents) ? 2 : 3);
