import { getQuote } from '@shared/api-client/requests';
import { formatCents, premiumWithFees, type PaymentOption, type Rate } from '@shared/domain';
// Imported directly, because the API has no entry for its letters' texts.
import { LETTER_TEXTS } from '../../../../services/api/src/mail/locales/letterTexts';
import { openLetter } from '../journey/letters';
import { arriveAt, link, seeHeading } from '../journey/page';
import { downloadPaper, textOfPdf } from '../journey/payment/papers';
import { signAll } from '../journey/payment/sign';
import { clientOf } from '../system/apiClient';
import { originOf } from '../system/processes';
import { ledgerOf } from '../system/providers';
import type { Shopper } from '../system/shopper';
import { explain, type Known, type Line } from './explain';
import { cents, papersKnown, paymentsOf, planInCents } from './known';
import { lawKnown } from './lawKnown';
import { amountsIn } from './readAmount';

/** What was bought: the frozen rate and plan, and the card system. */
export interface Bought {
  rate: Rate;
  plan: PaymentOption;
  isSdk: boolean;
}

const NAME = 'Wilhelmina Quackenbush';

/** Signs in the carrier's way; ends at the final page. */
export async function signPapers(shopper: Shopper, { isSdk }: Bought): Promise<void> {
  const { page, t } = shopper;
  if (isSdk) await link(shopper, t('bind:signing.call')).click();
  await signAll(shopper, isSdk ? page : page.frameLocator('iframe'), NAME);
  await arriveAt(shopper, isSdk ? /\/final$/ : /\/issued$/);
  await seeHeading(shopper, new RegExp(t('bind:policy.heading', { date: '.+' })));
}

/** The installments in a calendar: one per event. */
const installmentsOf = (plan: PaymentOption): Known[] =>
  planInCents(plan).filter(({ what }) => what === 'installment');

/** The final page with its calendar file and downloads. */
export async function readFinalPage(shopper: Shopper, { rate, plan }: Bought): Promise<Line[]> {
  const { page } = shopper;
  const { client, quoteId } = await clientOf(shopper);
  const onPaper = [...papersKnown(rate, plan), ...lawKnown(await getQuote(client, quoteId))];
  const main = amountsIn(await page.getByRole('main').innerText());
  const lines = explain('final page', main, planInCents(plan));
  for (const file of await page.locator('a[download$=".ics"]').all()) {
    const text = decodeURIComponent((await file.getAttribute('href')) ?? '');
    lines.push(
      ...explain('final page: calendar', amountsIn(text.replaceAll('\r\n ', '')), installmentsOf(plan)),
    );
  }
  for (const type of ['dec_page', 'esign_packet', 'id_cards'] as const) {
    const words = await textOfPdf(await downloadPaper(shopper, type));
    lines.push(...explain(`paper: ${type}`, amountsIn(words), type === 'id_cards' ? [] : onPaper));
  }
  return lines;
}

/** The letter that the papers are ready, and the policy's letter with its calendar file. */
export async function readLetters(shopper: Shopper, { plan }: Bought): Promise<Line[]> {
  const { client, quoteId } = await clientOf(shopper);
  const { policy_number: number } = await getQuote(client, quoteId);
  const page = await shopper.context.newPage();
  const reader = { ...shopper, page };
  const { ready, payments } = LETTER_TEXTS[shopper.language];
  const lines = explain('ready letter', amountsIn(await openLetter(reader, ready.title)), planInCents(plan));
  const policy = amountsIn(await openLetter(reader, number ?? 'no policy'));
  lines.push(...explain('policy letter', policy, planInCents(plan)));
  const file = page.locator('a[download]').filter({ hasText: payments.file });
  for (const one of await file.all()) {
    const address = new URL((await one.getAttribute('href')) ?? '', page.url());
    const text = (await (await fetch(address)).text()).replaceAll('\r\n ', '');
    lines.push(...explain('policy letter: calendar', amountsIn(text), installmentsOf(plan)));
  }
  await page.close();
  return lines;
}

/** The card service's ledger, and whether the schedule adds up to the premium. */
export async function readLedger(shopper: Shopper, bought: Bought, dataDir: string): Promise<Line[]> {
  const { rate, plan, isSdk } = bought;
  const { client, quoteId } = await clientOf(shopper);
  const { quote_number: number } = await getQuote(client, quoteId);
  const service = isSdk ? 'card-sdk' : 'payment-form';
  const entries = await ledgerOf(service, number ?? 'none', { originOf, dataDir });
  const booked = (['authorize', 'capture'] as const).flatMap((kind) =>
    explain(
      `ledger: ${kind}`,
      entries.filter((entry) => entry.kind === kind).map(({ amount }) => formatCents(amount)),
      planInCents(plan).slice(0, 1),
    ),
  );
  const fees = plan.number_of_payments * plan.installment_info.fee;
  const scheduled = paymentsOf(plan).reduce((all, one) => all + one, 0) - fees;
  const premium = { ...cents('premium with fees', premiumWithFees(rate)), must: true };
  return [...booked, ...explain('schedule without installment fees', [formatCents(scheduled)], [premium])];
}
