/** Digits with thousands separators, the same on every machine: 1234567 is "1,234,567". */
export function groupThousands(amount: number): string {
  // Stryker disable next-line StringLiteral: splitting always gives a first part, so no default is ever used.
  const [whole = '', fraction] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
