import type { Locator } from 'playwright-core';
import type { Walker } from './page';
import { openSheet } from './rates';

/** A receipt as displayed. */
export interface ShownReceipt {
  caption: string;
  rows: { label: string; factor: string; amount: string }[];
}

/** '$1,234.567' or '$1,234' in thousandths of a dollar, the precision of a receipt's steps. */
export function millsOf(text: string): number {
  const match = /^(-?)\$([\d,]+)(?:\.(\d{2,3}))?$/.exec(text.trim());
  if (!match) throw new Error(`No amount in "${text}"`);
  const [, sign, whole = '', rest = ''] = match;
  const mills = Number(whole.replaceAll(',', '')) * 1000 + Number(rest.padEnd(3, '0'));
  return sign === '-' ? -mills : mills;
}

/** '× 0.95' as an exact fraction, to avoid binary rounding: [95, 100]. */
export function ratioOf(text: string): [bigint, bigint] {
  const match = /^× (\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) throw new Error(`No factor in "${text}"`);
  const decimals = match[2] ?? '';
  return [BigInt((match[1] ?? '') + decimals), 10n ** BigInt(decimals.length)];
}

async function readTable(table: Locator): Promise<ShownReceipt> {
  const rows = await table.locator('tbody tr').evaluateAll((lines) =>
    lines.map((line) => {
      const [label = '', factor = '', amount = ''] = [...line.children].map((cell) => cell.textContent ?? '');
      return { label, factor, amount };
    }),
  );
  return { caption: (await table.locator('caption').textContent()) ?? '', rows };
}

/**
 * Every receipt of 'How this price is made', whose sheet stays open: the one with the totals first, then each coverage
 * of each car. The staircase above them is none: it says what each step adds and not its factor.
 */
export async function receiptsShown(walker: Walker): Promise<ShownReceipt[]> {
  const part = walker.page.getByRole('region', { name: walker.t('rates:receipt.heading') });
  await openSheet(walker, 'made');
  // It loads when the sheet is opened.
  await part.waitFor();
  const closed = part.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  // The math of a car is drawn when it is opened.
  for (const math of await part.locator('details').all()) await math.getByRole('table').first().waitFor();
  const steps = walker.page.getByRole('table', { name: walker.t('rates:receipt.steps') });
  await steps.waitFor();
  return Promise.all((await part.locator('table').all()).map(readTable));
}
