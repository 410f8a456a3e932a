import { getQuote } from '@shared/api-client/requests';
import { buy } from '../journey/application/buyAndApply';
import { addPolicyholder } from '../journey/drivers';
import { toPrices } from '../journey/rates';
import { answerAbout, NOTHING_SPECIAL, startWithZip } from '../journey/start';
import { addAnother, addVehicleByVin, onToDrivers } from '../journey/vehicles';
import { ZIPS } from '../journey/zips';
import { clientOf } from '../system/apiClient';
import type { Shopper } from '../system/shopper';
import type { Line } from './explain';
import { readFinalPage, readLedger, readLetters, signPapers } from './papers';
import { readPrices } from './prices';
import { readApplication, readCardPage, readFinalQuote, readPlans } from './purchase';
import type { SumQuote } from './quotes';

/** From the ZIP to the prices. */
async function begin(shopper: Shopper, { state, cars }: SumQuote): Promise<void> {
  await startWithZip(shopper, ZIPS[state]);
  await answerAbout(shopper, NOTHING_SPECIAL);
  for (const [at, { vin }] of cars.entries()) {
    if (at > 0) await addAnother(shopper);
    await addVehicleByVin(shopper, vin);
  }
  await onToDrivers(shopper);
  await addPolicyholder(shopper);
  await toPrices(shopper);
}

/** Buys a quote from its ZIP to its papers; checks every amount on the way against the exact values. */
export async function sumsOf(shopper: Shopper, one: SumQuote, dataDir: string): Promise<Line[]> {
  await begin(shopper, one);
  const prices = await readPrices(shopper, one);
  await buy(shopper);
  const { client, quoteId } = await clientOf(shopper);
  const { selected_rate: quoted } = await getQuote(client, quoteId);
  if (!quoted) throw new Error('nothing was bought');
  const application = await readApplication(shopper, one, quoted);
  const { final, lines: finalLines } = await readFinalQuote(shopper, quoted);
  const { lines: planLines, ...bought } = await readPlans(shopper, final, one.pays);
  const card = await readCardPage(shopper, bought.plan, bought.isSdk);
  await signPapers(shopper, bought);
  const page = await readFinalPage(shopper, bought);
  const letters = await readLetters(shopper, bought);
  const ledger = await readLedger(shopper, bought, dataDir);
  return [...prices, ...application, ...finalLines, ...planLines, ...card, ...page, ...letters, ...ledger];
}
