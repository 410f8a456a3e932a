import type { SignedChoice } from '@shared/domain';
import { requiredChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { paragraph, type Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { carText } from './vehicles';
import { dayOf, holderIn, nameOf, wordsOf } from './words';

function choicePart(facts: PolicyFacts, choice: SignedChoice): Section {
  const { quote, language } = facts;
  const { choices: words } = wordsOf(facts);
  const { state } = quote.address;
  const holder = holderIn(facts);
  const cars = requiredChoices(quote).find(({ kind }) => kind === choice.kind)?.vehicles ?? [];
  const values = { name: holder ? nameOf(holder) : '', date: dayOf(facts, choice.signed_at) };
  return {
    title: words[choice.kind],
    blocks: [
      ...(cars.length === 0
        ? []
        : [paragraph(fillText(words.for, { vehicles: cars.map(carText).join('; ') }))]),
      paragraph(choiceWording(state, choice.kind, choice.version)?.[language] ?? ''),
      paragraph(fillText(words.signed, values), true),
    ],
  };
}

/** The choices signed about coverages as the state requires, word for word; no section if it requires none. */
export function choicesSection(facts: PolicyFacts): Section[] {
  const { signed_choices: signed } = facts.quote;
  if (signed.length === 0) return [];
  const parts = signed.map((choice) => choicePart(facts, choice));
  return [{ title: wordsOf(facts).choices.title, blocks: [], parts }];
}
