import { askedLines, choiceOf } from '@shared/domain/purchase';
import type { Section } from '../blocks';
import { countedText } from '../../locales/countedText';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { carrierIn, nameOf, wordsOf } from './words';

/** The forms of this policy, by what it insures and what was signed. */
export function formsSection(facts: PolicyFacts): Section {
  const { forms: words, choices } = wordsOf(facts);
  const { drivers, vehicles, signed_choices: signed } = facts.quote;
  const ours = [
    words.application,
    words.statement,
    words.declarations,
    countedText(words, 'cards', vehicles.length),
    ...signed.map(({ kind }) => fillText(words.choice, { choice: choices[kind] })),
    ...askedLines(facts.quote)
      .filter((line) => choiceOf(line, facts.quote)?.signature)
      .map(({ line }) => fillText(words.choice, { choice: choices.line[line] })),
  ];
  const insurers = [
    ...drivers
      .filter(({ requires_sr22: filed }) => filed)
      .map((driver) => fillText(words.sr22, { name: nameOf(driver) })),
    ...drivers
      .filter(({ included_in_policy: included }) => !included)
      .map((driver) => fillText(words.exclusion, { name: nameOf(driver) })),
    ...vehicles.flatMap(({ lienholder }) =>
      lienholder ? [fillText(words.lienholder, { name: lienholder.name })] : [],
    ),
    ...(facts.rate.monitored_driver ? [words.monitored] : []),
  ].map((form) => fillText(words.supplied, { form, carrier: carrierIn(facts).name }));
  return { title: words.title, blocks: [{ kind: 'list', items: [...ours, ...insurers] }] };
}
