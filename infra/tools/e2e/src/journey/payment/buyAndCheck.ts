import { getQuote, rateFinalQuote } from '@shared/api-client/requests';
import { CARRIERS, firstDayCovered, formatCents, type Quote, type Rate } from '@shared/domain';
import { formatDate } from '@shared/i18n/texts';
import { openLetter } from '../letters';
import { seeHeading } from '../page';
import { downloadPaper, unsaid, wordsOfPdf } from './papers';
import { buyPolicy } from './buyPolicy';
import { CARDS } from './pay';
import { clientOf } from '../../system/apiClient';
import { findInFiles } from '../../system/findInFiles';
import { originOf } from '../../system/processes';
import { type CardService, ledgerOf } from '../../system/providers';
import { readRun } from '../../system/run';
import type { Shopper } from '../../system/shopper';

const NAME = 'Wilhelmina Quackenbush';

/** All addresses that received the card number from the pages and their frames. */
function followCard({ context }: Shopper): Set<string> {
  const origins = new Set<string>();
  context.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(CARDS.pays))
      origins.add(new URL(request.url()).origin);
  });
  return origins;
}

const serviceOf = (rate: Rate): CardService =>
  CARRIERS[rate.carrier_id].paymentSystem === 'sdk' ? 'card-sdk' : 'payment-form';

/** The charge is the plan's down payment, once; only the card's service has the number. */
async function checkCharge(service: CardService, quote: Quote, went: Set<string>): Promise<void> {
  const deposit = quote.selected_pay_plan?.deposit;
  const entries = await ledgerOf(service, quote.quote_number ?? 'none');
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['authorize', deposit],
    ['capture', deposit],
  ]);
  expect([...went]).toEqual([originOf(service)]);
  const { dataDir, logFile } = readRun();
  expect(findInFiles([dataDir, logFile], CARDS.pays).found).toEqual([]);
}

/** The policy letter attaches its papers, the ID cards first; the declarations match the site's file. */
async function checkLetter(shopper: Shopper, number: string, decPage: Buffer): Promise<void> {
  const { page } = shopper;
  expect(await openLetter(shopper, number)).toContain(number);
  const files = page.locator('a[download]');
  expect(await files.allInnerTexts()).toEqual([
    expect.stringContaining('id-cards.pdf'),
    expect.stringContaining('declarations.pdf'),
    expect.stringContaining('signed-application.pdf'),
    expect.stringContaining('payments.ics'),
  ]);
  const address = await files.nth(1).getAttribute('href');
  const mailed = await fetch(new URL(address ?? '', page.url()));
  expect(Buffer.from(await mailed.arrayBuffer()).equals(decPage)).toBe(true);
}

/** Buys from the current final quote, and compares the results to what is stored. */
export async function buyAndCheck(shopper: Shopper): Promise<void> {
  const { page, t } = shopper;
  const { client, quoteId } = await clientOf(shopper);
  const { best_match: rate } = await rateFinalQuote(client, quoteId, null);
  if (!rate) throw new Error('no final rate');
  const went = followCard(shopper);
  expect(await buyPolicy(shopper, NAME)).toBe(serviceOf(rate));
  const quote = await getQuote(client, quoteId);
  const { policy_number: number, selected_pay_plan: plan } = quote;
  // The heading leaves out the year (reading 53).
  const first = formatDate(firstDayCovered(quote), 'en', 'long').replace(/, \d{4}$/, '');
  await seeHeading(shopper, t('bind:policy.heading', { date: first }));
  if (number === null || plan === null) throw new Error(`no policy: ${quote.status}`);
  const card = page.getByRole('region', { name: t('bind:policy.cardLabel') });
  const [from, to] = [quote.term?.effective, quote.term?.expires].map((day) => formatDate(day ?? '', 'en'));
  const dates = t('bind:policy.datesValue', { from, to });
  for (const said of [CARRIERS[rate.carrier_id].name, number, dates, formatCents(plan.deposit)]) {
    await card.getByText(said, { exact: true }).waitFor();
  }
  const idCards = await downloadPaper(shopper, 'id_cards');
  expect(await wordsOfPdf(idCards)).toContain(number);
  const decPage = await downloadPaper(shopper, 'dec_page');
  const packet = await downloadPaper(shopper, 'esign_packet');
  const signed = await wordsOfPdf(packet);
  for (const words of [await wordsOfPdf(decPage), signed])
    expect(unsaid(words, quote, rate, plan)).toEqual([]);
  for (const said of [t('sign:certificate.title'), NAME]) expect(signed).toContain(said.replaceAll(' ', ''));
  await checkCharge(serviceOf(rate), quote, went);
  await checkLetter(shopper, number, decPage);
}
