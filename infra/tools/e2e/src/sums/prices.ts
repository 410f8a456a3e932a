import { getQuote, priceChanges, rateQuote } from '@shared/api-client/requests';
import {
  CARRIERS,
  COMPANIES,
  canonicalCoverage,
  COVERAGE_PARTS,
  coveragePart,
  installmentFees,
  planTypeFor,
  priceParts,
  shownPayments,
  shownTotal,
  type Rate,
} from '@shared/domain';
import type { Locator } from 'playwright-core';
import { anAddress, openLetter } from '../journey/letters';
import { button, inDialog, link } from '../journey/page';
import { closeSheet, openSheet, payBy, priceCard, priceShown, toComparison } from '../journey/rates';
import { receiptsShown } from '../journey/receipt';
import { clientOf } from '../system/apiClient';
import type { Shopper } from '../system/shopper';
import { accidentsKnown } from './accidentsKnown';
import { explain, type Known, type Line } from './explain';
import { cents, dollars, offerKnown, planInView, rateKnown, stepsKnown, totalKnown } from './known';
import type { SumQuote } from './quotes';
import { amountsIn, readAmount } from './readAmount';

/** The API's offers, cheapest first, and the quote. */
async function offersOf(shopper: Shopper, lookedAt?: string) {
  const { client, quoteId } = await clientOf(shopper);
  const query = lookedAt === undefined ? {} : { rateId: lookedAt };
  const { best_match: best, other_rates: others } = await rateQuote(client, quoteId, query);
  const rates = [...(best ? [best] : []), ...others];
  return { client, quoteId, rates, quote: await getQuote(client, quoteId) };
}

type Offers = Awaited<ReturnType<typeof offersOf>>;

const amountsOf = async (part: Locator): Promise<string[]> => amountsIn(await part.innerText());

/** Switches to paying in full, and waits for its prices. */
async function switchToInFull(shopper: Shopper): Promise<void> {
  const rated = shopper.page.waitForResponse((answered) => /plan_code=/.test(answered.url()));
  await payBy(shopper, 'pay_in_full');
  await rated;
  await priceShown(shopper);
}

const total = (rate: Rate | undefined): number => (rate ? shownTotal(rate, planTypeFor(rate)) : 0);

/** The comparison: each carrier's column explained by its own rate, and what the heading says. */
async function readColumns({ page }: Shopper, offers: Offers): Promise<Line[]> {
  const { rates, quote } = offers;
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));
  const [best, next] = rates;
  const less = dollars('less than the next', total(next) - total(best));
  const lead = explain('comparison: heading', await amountsOf(page.locator('main header')), [less]);
  const columns = rates.flatMap((rate, at) => {
    const texts = [heads[at] ?? '', ...rows.map((cells) => cells[at] ?? '')].join('\n');
    const plan = planInView(rate);
    const fees = priceParts(rate, plan).filter(({ kind }) => kind !== 'vehicle');
    const known = [
      ...offerKnown(rate, quote),
      { ...dollars('policy premium', rate.policy_premium), must: true },
      ...rateKnown(rate),
      ...totalKnown(rate, plan),
      dollars('all installment fees', installmentFees(plan)),
      cents(
        'fees and rounding',
        fees.reduce((sum, { amount }) => sum + amount, 0),
      ),
      dollars(
        'fees and rounding',
        fees.reduce((sum, { amount }) => sum + amount, 0),
      ),
      ...rowDifferences(rates, rate),
    ];
    return explain(`comparison: ${CARRIERS[rate.carrier_id].name}`, amountsIn(texts), known);
  });
  return [...lead, ...columns];
}

const rounded = (amount: number): number => Math.ceil(amount / 100) * 100;

/** One carrier's figures as they are shown, by row. */
const figuresOf = (one: Rate): Map<string, number> => {
  const { today } = shownPayments(planInView(one));
  const cars = one.vehicles.flatMap(({ vehicle_id: id, premium, coverages }) => [
    [id, premium] as const,
    ...coverages.map((each) => [`${id} ${canonicalCoverage(each.type)}`, each.premium] as const),
  ]);
  const own = [
    ['total', total(one)],
    ['today', today],
    ['premium', one.policy_premium],
  ] as const;
  return new Map([...own, ...cars].map(([name, amount]) => [name, rounded(amount)]));
};

/** How much more one carrier's figure is than the lowest of its row: totals, payments, cars and coverages. */
function rowDifferences(rates: readonly Rate[], rate: Rate): Known[] {
  const all = rates.map(figuresOf);
  return [...figuresOf(rate)].map(([name, amount]) => {
    const least = Math.min(...all.map((figures) => figures.get(name) ?? amount));
    return dollars(`more than the lowest: ${name}`, amount - least);
  });
}

/** What would change the price: the list, each deductible and each package with its cost or saving. */
async function changesKnown({ client, quoteId }: Offers, rate: Rate): Promise<Known[]> {
  const { changes, deductibles, packages = [] } = await priceChanges(client, quoteId, rate);
  const values = changes.flatMap((one) =>
    Object.values(one.values).filter((each) => typeof each === 'number'),
  );
  return [
    ...changes.map((one) => dollars(`change: ${one.kind}`, Math.abs(one.difference))),
    ...packages.map((one) => dollars(`package: ${one.package}`, Math.abs(one.difference))),
    ...values.map((value) => dollars('deductible', value)),
    ...deductibles.flatMap(({ chosen, steps }) =>
      steps.flatMap(({ amount, difference }) => [
        dollars('deductible', amount),
        dollars('deductible, more or less', Math.abs(amount - chosen)),
        dollars('deductible, change', Math.abs(difference)),
      ]),
    ),
  ];
}

/** How much more each total is than the lowest: in its row, in the heading, and from lowest to highest. */
function differencesKnown({ rates }: Offers): Known[] {
  const totals = rates.map(total).toSorted((one, other) => one - other);
  return totals.map((each) => dollars('more than the lowest', each - (totals[0] ?? 0)));
}

/** Every price on one axis: each row explained by its own rate. */
async function readRows({ page, t }: Shopper, offers: Offers): Promise<Line[]> {
  const { rates, quote } = offers;
  const months = rates[0]?.term.duration ?? 0;
  const rows = page
    .getByRole('table', { name: t('rates:offers.caption', { count: rates.length, months }) })
    .locator('tbody tr');
  await rows.first().waitFor();
  const lines: Line[] = [];
  for (const [at, rate] of rates.entries()) {
    const place = `prices: the row of ${CARRIERS[rate.carrier_id].name}`;
    const known = [...offerKnown(rate, quote), ...differencesKnown(offers)];
    lines.push(...explain(place, await amountsOf(rows.nth(at)), known));
  }
  return lines;
}

/** What the rows, their axis and the heading show, for the screen as a whole. */
async function rowsKnown({ page }: Shopper, offers: Offers): Promise<Known[]> {
  const { rates, quote } = offers;
  const ticks = await page.locator('svg text').allTextContents();
  return [
    ...rates.flatMap((rate) => offerKnown(rate, quote)).map((one) => ({ ...one, must: false })),
    ...differencesKnown(offers),
    ...amountsIn(ticks.join('\n')).map((tick) => dollars('axis', readAmount(tick).cents)),
  ];
}

/** Each part of the coverage: what its coverages cost together; and the sum at the end of the sheet. */
function coverageKnown(rate: Rate): Known[] {
  const parts = rate.vehicles.flatMap(({ coverages }) =>
    COVERAGE_PARTS.map((part) =>
      coverages
        .filter(({ type }) => coveragePart(type) === part)
        .reduce((sum, { premium }) => sum + premium, 0),
    ),
  );
  const fees = priceParts(rate, planInView(rate)).filter(
    ({ kind }) => kind === 'fee' || kind === 'installment_fees',
  );
  const all = fees.reduce((sum, { amount }) => sum + amount, 0);
  return [...parts, all].flatMap((each) => [
    dollars('part of the coverage', each),
    cents('part of the coverage', each),
  ]);
}

/** The sheets: what is covered, and how the price is made. */
async function readSheets(
  shopper: Shopper,
  offers: Offers,
  rate: Rate,
  common: readonly Known[],
): Promise<Line[]> {
  const { page, t } = shopper;
  const plan = planInView(rate);
  const covered = await openSheet(shopper, 'covered');
  await page.getByRole('table', { name: t('rates:accident.caption') }).waitFor();
  const inCovered = [...common, ...coverageKnown(rate), ...accidentsKnown(rate, offers.quote)];
  const lines = explain('sheet: covered', await amountsOf(covered), inCovered);
  await closeSheet(shopper);
  const made = await openSheet(shopper, 'made');
  const found = (['lower', 'higher'] as const).map((way) => made.getByText(t(`rates:changes.${way}`)));
  await (found[0] as Locator)
    .or(found[1] as Locator)
    .first()
    .waitFor();
  await receiptsShown(shopper);
  const inMade = [...common, ...stepsKnown(rate), cents('charged today', plan.deposit)];
  lines.push(...explain('sheet: made', await amountsOf(made), inMade));
  await closeSheet(shopper);
  return lines;
}

/** One carrier's price: the card, everything on its screen, and its sheets. */
async function readPrice(shopper: Shopper, offers: Offers, rate: Rate): Promise<Line[]> {
  await priceShown(shopper);
  const offer = offerKnown(rate, offers.quote);
  const card = explain('prices: the card', await amountsOf(priceCard(shopper)), offer);
  const rows = await readRows(shopper, offers);
  const common = [
    ...offer.map((one) => ({ ...one, must: false })),
    ...(await rowsKnown(shopper, offers)),
    ...rateKnown(rate),
    ...(await changesKnown(offers, rate)),
    ...totalKnown(rate, planInView(rate)),
  ];
  const main = await amountsOf(shopper.page.getByRole('main'));
  const all = explain('prices: all', main, common);
  return [...card, ...rows, ...all, ...(await readSheets(shopper, offers, rate, common))];
}

/** The quote's letter: each carrier's line explained by its own rate, the offer above them by the best one. */
async function readQuoteLetter(shopper: Shopper, { rates, quote }: Offers): Promise<Line[]> {
  const { t } = shopper;
  const to = anAddress();
  await button(shopper, t('rates:ways.email')).click();
  await shopper.page.getByRole('textbox', { name: t('rates:contact.email.to') }).fill(to);
  await inDialog(shopper, t('rates:ways.email')).click();
  await shopper.page.getByText(t('rates:contact.email.sent', { email: to })).waitFor();
  const page = await shopper.context.newPage();
  const text = await openLetter({ ...shopper, page }, to);
  await page.close();
  const rest = text.split('\n').filter((line) => !line.startsWith('- '));
  return rates.flatMap((rate, at) => {
    const { legalName: name } = COMPANIES[rate.carrier_id];
    const own = text.split('\n').filter((line) => line.startsWith(`- ${name}:`));
    const texts = at === 0 ? [...own, ...rest] : own;
    return explain(`quote letter: ${name}`, amountsIn(texts.join('\n')), offerKnown(rate, quote));
  });
}

/** The letter that asks an agent to get in touch names the cheapest offer; the shopper gets a copy. */
async function readAgentLetter(shopper: Shopper, { rates, quote }: Offers): Promise<Line[]> {
  const { t } = shopper;
  const to = anAddress();
  await button(shopper, t('rates:ways.agent')).click();
  const fill = (label: 'name' | 'to' | 'phone', value: string) =>
    shopper.page.getByRole('textbox', { name: t(`rates:contact.agent.${label}`) }).fill(value);
  await fill('name', 'Ann Sums');
  await fill('to', to);
  await fill('phone', '3125550142');
  await inDialog(shopper, t('rates:ways.agent')).click();
  await shopper.page.getByText(t('rates:contact.agent.sent')).waitFor();
  const page = await shopper.context.newPage();
  const text = await openLetter({ ...shopper, page }, to);
  await page.close();
  const [best] = rates;
  if (!best) throw new Error('no carrier offers');
  return explain('agent letter', amountsIn(text), offerKnown(best, quote));
}

/** Walks from the current prices to those of the quote's carrier, collecting every amount. */
export async function readPrices(shopper: Shopper, { carrier, switchedToInFull }: SumQuote): Promise<Line[]> {
  if (switchedToInFull) await switchToInFull(shopper);
  const begun = await offersOf(shopper);
  await toComparison(shopper);
  const compared = await readColumns(shopper, begun);
  const { name } = CARRIERS[carrier];
  await link(shopper, shopper.t('rates:compare.selectWith', { carrier: name })).click();
  await priceShown(shopper);
  const chosen = begun.rates.find((rate) => rate.carrier_id === carrier);
  if (!chosen) throw new Error(`${name} offers nothing`);
  const offers = await offersOf(shopper, chosen.id);
  const rate = offers.rates.find(({ id }) => id === chosen.id) ?? chosen;
  const lines = [...compared, ...(await readPrice(shopper, offers, rate))];
  return [...lines, ...(await readQuoteLetter(shopper, offers)), ...(await readAgentLetter(shopper, offers))];
}
