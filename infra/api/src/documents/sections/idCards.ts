import { STATE_RULES, type Vehicle } from '@shared/domain';
import type { Block, Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { carText } from './vehicles';
import { addressText, carrierIn, dated, holderIn, nameOf, phoneText, wordsOf } from './words';

function cardOf(facts: PolicyFacts, car: Vehicle): Block {
  const { cards: words, policy, vehicles } = wordsOf(facts);
  const { quote, policyNumber } = facts;
  const carrier = carrierIn(facts);
  const holder = holderIn(facts);
  const drivers = quote.drivers.filter(({ included_in_policy: included }) => included).map(nameOf);
  const insured = [holder ? nameOf(holder) : '', addressText(quote.address)];
  return {
    kind: 'card',
    title: fillText(words.card, { state: STATE_RULES[quote.address.state].name }),
    rows: [
      [policy.carrier, carrier.name],
      [policy.number, policyNumber],
      [words.effective, dated(quote.term?.effective ?? null)],
      [words.expires, dated(quote.term?.expires ?? null)],
      [words.vehicle, carText(car)],
      [vehicles.vin, car.vin ?? ''],
      [words.insured, insured.join(', ')],
      [words.drivers, drivers.join(', ')],
    ],
    foot: fillText(words.foot, { phone: phoneText(carrier.phone) ?? '' }),
  };
}

/** A card for each car, to be carried in it. */
export const idCardsSection = (facts: PolicyFacts): Section => ({
  title: wordsOf(facts).cards.title,
  onNewPage: true,
  blocks: facts.quote.vehicles.map((car) => cardOf(facts, car)),
});
