import { getQuote, rateQuote, updateQuote } from '@shared/api-client/requests';
import { CARRIERS, paths, type Carrier, type UpdateQuoteInput } from '@shared/domain';
import { visit } from '../journey/page';
import { answerQuestions, holdPurchase, type HeldPurchase, stateApplication } from './heldPurchase';
import type { Shopper } from './shopper';

/**
 * A complete application with this carrier, made and signed over the API; the browser is at its final quote. `changes` are
 * answers given before it is rated.
 */
export async function standAtFinalQuote(
  shopper: Shopper,
  carrier: Carrier['id'],
  changes: UpdateQuoteInput | null = null,
): Promise<HeldPurchase> {
  const held = await holdPurchase(shopper);
  const { client, quoteId } = held;
  if (changes !== null) await updateQuote(client, quoteId, changes);
  const { best_match, other_rates } = await rateQuote(client, quoteId);
  const rate = [best_match, ...other_rates].find((one) => one?.carrier_id === carrier);
  if (!rate) throw new Error(`${CARRIERS[carrier].name} offers nothing`);
  await updateQuote(client, quoteId, { selected_rate: { id: rate.id } });
  await answerQuestions(held);
  await stateApplication(held);
  await visit(shopper, paths.finalRates(quoteId));
  return { ...held, rate: (await getQuote(client, quoteId)).selected_rate ?? rate };
}
