import type { Block as PaperBlock, Section } from '../../documents/blocks';
import type { ApplicationFacts } from '../../documents/policyFacts';
import { choicesSection } from '../../documents/sections/choices';
import { coveragesSection } from '../../documents/sections/coverages';
import { driversSection } from '../../documents/sections/drivers';
import { insuredSection } from '../../documents/sections/insured';
import { questionsSection } from '../../documents/sections/questions';
import { residenceSection } from '../../documents/sections/residence';
import { vehiclesSection } from '../../documents/sections/vehicles';
import { type Block, list } from './layout';
import { plainWords } from './plainWords';

/** Typed words that a mail program could turn into a link, made safe; identity numbers left out (reading 56). */
function withoutSecrets(facts: ApplicationFacts): ApplicationFacts {
  const { quote } = facts;
  const drivers = quote.drivers.map((driver) => ({
    ...driver,
    license_number_last4: null,
    social_security_last4: null,
  }));
  const questions = (quote.questions ?? []).map((question) => ({
    ...question,
    explanation: question.explanation && plainWords(question.explanation),
  }));
  return { ...facts, quote: { ...quote, drivers, questions } };
}

const oneLine = (text: string): string => text.replaceAll('\n', ', ');

function linesOf(block: PaperBlock): string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return [...block.items];
  if (block.kind === 'facts') return block.rows.map(([term, value]) => `${term}: ${oneLine(value)}`);
  return block.rows.map((cells) => cells.filter(Boolean).map(oneLine).join(': '));
}

/** A section of the application's paper as lists of a letter, its parts after it. */
function listsOf({ title, blocks, parts = [] }: Section): Block[] {
  const items = blocks.flatMap(linesOf);
  return [...(items.length === 0 ? [] : [list(title, items)]), ...parts.flatMap(listsOf)];
}

/** The application for an agent: everything its paper says, except Social Security and license numbers. */
export function applicationBlocks(facts: ApplicationFacts): Block[] {
  const told = withoutSecrets(facts);
  return [
    insuredSection(told),
    residenceSection(told),
    driversSection(told),
    vehiclesSection(told),
    coveragesSection(told),
    questionsSection(told),
    ...choicesSection(told),
  ].flatMap(listsOf);
}
