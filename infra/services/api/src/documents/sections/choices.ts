import { type CoverageChoice, formatDollars, type SignedChoice, type Vehicle } from '@shared/domain';
import { type AskedLine, askedLines, choiceOf, requiredChoices } from '@shared/domain/purchase';
import { choiceWording, lineWording } from '@shared/i18n/choices';
import { paragraph, type Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { ApplicationFacts } from '../policyFacts';
import { carText } from './vehicles';
import { dayOf, holderIn, nameOf, wordsOf } from './words';

interface Signed {
  title: string;
  cars: readonly Vehicle[];
  wording: string;
  signedAt: string;
  ownSheet?: boolean;
}

function choicePart(
  facts: ApplicationFacts,
  { title, cars, wording, signedAt, ownSheet = false }: Signed,
): Section {
  const { choices: words } = wordsOf(facts);
  const holder = holderIn(facts);
  const values = { name: holder ? nameOf(holder) : '', date: dayOf(facts, signedAt) };
  return {
    title,
    blocks: [
      ...(cars.length === 0
        ? []
        : [paragraph(fillText(words.for, { vehicles: cars.map(carText).join('; ') }))]),
      ...wording.split('\n\n').map((text) => paragraph(text)),
      paragraph(fillText(words.signed, values), true),
    ],
    ...(ownSheet ? { ownSheet } : {}),
  };
}

function signedChoice(facts: ApplicationFacts, choice: SignedChoice): Section {
  const { quote, language } = facts;
  return choicePart(facts, {
    title: wordsOf(facts).choices[choice.kind],
    cars: requiredChoices(quote).find(({ kind }) => kind === choice.kind)?.vehicles ?? [],
    wording: choiceWording(quote.address.state, choice.kind, choice.version)?.[language] ?? '',
    signedAt: choice.signed_at,
  });
}

/** Pennsylvania's notice names both annual premiums as they were shown (75 Pa.C.S. 1705). */
const statedIn = ({ signature }: CoverageChoice) => {
  const [limited = 0, full = 0] = signature?.premiums ?? [];
  return { limited: formatDollars(limited), full: formatDollars(full) };
};

/** An offer that needs no signature of its own, so that the application states that it was made. */
function declinedPart(facts: ApplicationFacts, { line, vehicles }: AskedLine): Section {
  const { choices: words } = wordsOf(facts);
  return {
    title: words.line[line],
    blocks: [
      paragraph(fillText(words.for, { vehicles: vehicles.map(carText).join('; ') })),
      paragraph(words.declined),
    ],
  };
}

/** What was turned down beyond the packages (reading 58); Iowa wants each on a sheet of its own. */
function signedLines(facts: ApplicationFacts): Section[] {
  const { quote, language } = facts;
  const { state } = quote.address;
  return askedLines(quote).flatMap((line) => {
    const choice = choiceOf(line, quote);
    if (choice?.choice !== 'reject') return [];
    if (!choice.signature) return [declinedPart(facts, line)];
    const { version, signed_at: signedAt } = choice.signature;
    const wording = fillText(lineWording(state, line, version)?.[language] ?? '', statedIn(choice));
    const title = wordsOf(facts).choices.line[line.line];
    return [choicePart(facts, { title, cars: line.vehicles, wording, signedAt, ownSheet: state === 'IA' })];
  });
}

/** The choices about coverages, signed as the state requires, word for word; no section if it requires none. */
export function choicesSection(facts: ApplicationFacts): Section[] {
  const { signed_choices: signed } = facts.quote;
  const parts = [...signed.map((choice) => signedChoice(facts, choice)), ...signedLines(facts)];
  if (parts.length === 0) return [];
  return [{ title: wordsOf(facts).choices.title, blocks: [], parts }];
}
