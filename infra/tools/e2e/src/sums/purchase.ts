import { choicePrices, getQuote, rateFinalQuote } from '@shared/api-client/requests';
import {
  CARRIERS,
  finalQuoteOptions,
  paths,
  planTypeFor,
  shownTotal,
  type PaymentOption,
  type Rate,
} from '@shared/domain';
import {
  answerQuestions,
  askFinalQuote,
  chooseButton,
  finalPrice,
  passCoverages,
} from '../journey/application/lastSteps';
import { fillDrivers } from '../journey/application/drivers';
import { fillPolicyDetails } from '../journey/application/policyDetails';
import { fillVehicles } from '../journey/application/vehicles';
import { arriveAt, button, link, seeHeading } from '../journey/page';
import { CARDS, cardFields, payWith, toPlans } from '../journey/payment/pay';
import { clientOf } from '../system/apiClient';
import type { Shopper } from '../system/shopper';
import { explain, type Line } from './explain';
import { dollars, finalKnown, planCardKnown, planInCents, planInDollars, rateKnown } from './known';
import { lawKnown, linesKnown } from './lawKnown';
import { holderOf, type Pays, type SumQuote } from './quotes';
import { amountsIn } from './readAmount';

const mainOf = async ({ page }: Shopper): Promise<string[]> =>
  amountsIn(await page.getByRole('main').innerText());

/** The application's screens: the displayed price, and the coverages; ends at the final quote. */
export async function readApplication(shopper: Shopper, one: SumQuote, quoted: Rate): Promise<Line[]> {
  const application = {
    street: '1 Main St',
    drivers: [holderOf(one)],
    vehicles: one.cars,
    ...(one.term ? { term: one.term } : {}),
  };
  const price = { ...dollars('total as quoted', shownTotal(quoted, planTypeFor(quoted))), must: true };
  await seeHeading(shopper, shopper.t('bind:policyDetails.heading'));
  const details = explain('policy details', await mainOf(shopper), [price]);
  await fillPolicyDetails(shopper, one.state, application);
  await fillDrivers(shopper, one.state, application);
  await fillVehicles(shopper, application);
  await arriveAt(shopper, paths.purchaseCoverages());
  await seeHeading(shopper, shopper.t('bind:coverages.heading'));
  await chooseButton(shopper)
    .or(link(shopper, shopper.t('bind:coverages.continue')))
    .first()
    .waitFor();
  const { client, quoteId } = await clientOf(shopper);
  const quote = await getQuote(client, quoteId);
  const lines = linesKnown(quote, await choicePrices(client, quoteId));
  const known = [price, ...rateKnown(quoted), ...lawKnown(quote), ...lines];
  const coverages = explain('purchase coverages', await mainOf(shopper), known);
  await passCoverages(shopper);
  await answerQuestions(shopper, application);
  await askFinalQuote(shopper);
  await finalPrice(shopper);
  return [...details, ...coverages];
}

/** The final rate and its screen. */
export async function readFinalQuote(
  shopper: Shopper,
  quoted: Rate,
): Promise<{ final: Rate; lines: Line[] }> {
  const { client, quoteId } = await clientOf(shopper);
  const { best_match: final } = await rateFinalQuote(client, quoteId, null);
  if (!final) throw new Error('no final rate');
  return { final, lines: explain('final quote', await mainOf(shopper), finalKnown(quoted, final)) };
}

function planOf(rate: Rate, pays: Pays): PaymentOption {
  const plans = finalQuoteOptions(rate.payment_options);
  const [fewest, ...more] = plans
    .filter(({ plan_type }) => plan_type === 'monthly')
    .toSorted((one, other) => one.number_of_payments - other.number_of_payments);
  const inFull = plans.find(({ plan_type }) => plan_type === 'pay_in_full');
  const plan = { 'fewest payments': fewest, 'most payments': more.at(-1) ?? fewest, 'in full': inFull }[pays];
  if (!plan) throw new Error(`${CARRIERS[rate.carrier_id].name} has no plan with ${pays}`);
  return plan;
}

/** Chooses one of the plans; ends at its card page. The frozen amounts are those on its card. */
export async function readPlans(shopper: Shopper, final: Rate, pays: Pays) {
  const { page, t } = shopper;
  // Requested before the card page, which is a separate document and may still be loading.
  const { client, quoteId } = await clientOf(shopper);
  await toPlans(shopper);
  const group = page.getByRole('group', { name: t('bind:payments.legend') });
  const lines: Line[] = [];
  const cardOf = (plan: PaymentOption) => group.locator(`label:has(input[value="${plan.plan_code}"])`);
  await group.getByRole('radio').first().waitFor();
  const neighbors = amountsIn(await group.innerText());
  for (const plan of finalQuoteOptions(final.payment_options)) {
    const place = `plans: ${plan.number_of_payments + 1} payments`;
    const shown = amountsIn(await cardOf(plan).innerText());
    lines.push(...explain(place, shown, planCardKnown(plan, final), neighbors));
  }
  const wanted = planOf(final, pays);
  const said = amountsIn(await cardOf(wanted).innerText());
  await cardOf(wanted).click();
  await button(shopper, t('bind:payments.continue')).click();
  const isSdk = CARRIERS[final.carrier_id].paymentSystem === 'sdk';
  await arriveAt(shopper, isSdk ? paths.onlinePayment() : paths.cardDetails());
  const { selected_pay_plan: plan } = await getQuote(client, quoteId);
  if (!plan) throw new Error('nothing is frozen');
  const rate = await frozenRate({ client, quoteId }, final, plan);
  const frozen = [
    dollars('charged today', plan.deposit),
    ...planInDollars(plan),
    ...planCardKnown(plan, rate),
  ];
  lines.push(...explain('plans: as frozen', said, frozen, neighbors));
  return { plan, rate, isSdk, lines };
}

type Asker = Awaited<ReturnType<typeof clientOf>>;

/** The plan's rate: after a change of the way of paying, the price was made again before the card page closed the quote. */
async function frozenRate({ client, quoteId }: Asker, final: Rate, plan: PaymentOption): Promise<Rate> {
  if (final.pay_in_full === (plan.plan_type === 'pay_in_full')) return final;
  const { best_match: rate } = await rateFinalQuote(client, quoteId, null);
  if (!rate) throw new Error('no final rate');
  return rate;
}

/** The card page with the card service's own button; after payment it ends at the signing. */
export async function readCardPage(shopper: Shopper, plan: PaymentOption, isSdk: boolean): Promise<Line[]> {
  const { t } = shopper;
  const fields = await cardFields(shopper);
  const pay = fields.getByRole('button', { name: t('card:pay').replace('{amount}', '$') });
  const known = planInCents(plan);
  const lines = [
    ...explain('card page', await mainOf(shopper), known),
    ...explain('card service', amountsIn(await pay.innerText()), known.slice(0, 1)),
  ];
  await payWith(shopper, fields, CARDS.pays);
  if (!isSdk) await fields.getByRole('button', { name: t('card:close') }).click();
  await seeHeading(shopper, t('bind:signing.heading'));
  return lines;
}
