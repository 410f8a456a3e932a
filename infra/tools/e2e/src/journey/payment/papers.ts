import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CARRIERS,
  formatCents,
  formatDollars,
  vehicleName,
  type PaymentOption,
  type Quote,
  type QuoteDocument,
  type Rate,
} from '@shared/domain';
import { root } from '../../system/system';
import { button, type Walker } from '../page';

/** Downloads a paper from the final page; its bytes. */
export async function downloadPaper(walker: Walker, type: QuoteDocument['type']): Promise<Buffer> {
  const { page, t } = walker;
  const keep = button(walker, t('bind:policy.downloadOf', { paper: t(`bind:policy.paper.${type}`) }));
  const [download] = await Promise.all([page.waitForEvent('download'), keep.click()]);
  const parts: Buffer[] = [];
  // The browser may be another process, so the file is read from its download path.
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Doesn't block this process, which must hear meanwhile when a server closes a connection. @throws Error for no PDF */
export async function textOfPdf(file: Buffer): Promise<string> {
  const reader = spawn(process.execPath, [join(root, 'infra/tools/e2e/src/system/pdfText.mjs')]);
  const closed = once(reader, 'close');
  reader.stdin.end(file);
  const [words, problem] = await Promise.all([text(reader.stdout), text(reader.stderr)]);
  const [status] = await closed;
  if (status !== 0) throw new Error(`not to be read: ${problem.slice(0, 300)}`);
  return words;
}

/** The text of a PDF without whitespace, because line breaks depend on the layout. */
export const wordsOfPdf = async (file: Buffer): Promise<string> => bare(await textOfPdf(file));

const bare = (words: string): string => words.replaceAll(/\s/g, '');

const dated = (iso = ''): string => {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
};

/** What a policy's papers must contain, from what is stored. */
function facts(quote: Quote, rate: Rate, option: PaymentOption): string[] {
  const { amount, fee } = option.installment_info;
  const coverages = rate.vehicles.flatMap((one) => one.coverages);
  return [
    CARRIERS[rate.carrier_id].name,
    quote.policy_number ?? 'no policy number',
    quote.quote_number ?? 'no quote number',
    `${dated(quote.term?.effective)} to ${dated(quote.term?.expires)}, ${quote.term?.duration} months`,
    ...quote.drivers.map((driver) => `${driver.first_name} ${driver.last_name}`),
    ...quote.vehicles.flatMap((car) => [vehicleName(car), car.vin ?? 'no VIN']),
    ...coverages.flatMap(({ limits }) => limits.map((limit) => formatDollars(limit.amount))),
    ...coverages.map(({ premium }) => formatCents(premium)),
    ...rate.vehicles.map(({ premium }) => formatCents(premium)),
    ...[rate.policy_premium, option.deposit].map(formatCents),
    ...(option.number_of_payments > 0 ? [amount, fee, amount + fee].map(formatCents) : []),
  ];
}

/** The stored facts missing from the paper; empty if it matches. */
export const unsaid = (words: string, quote: Quote, rate: Rate, option: PaymentOption): string[] =>
  facts(quote, rate, option).filter((fact) => !words.includes(bare(fact)));
