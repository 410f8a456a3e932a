import { discountsApplied } from '@shared/domain';
import { fillText } from '../../locales/fillText';
import { paragraph, type Section } from '../blocks';
import type { PolicyFacts } from '../policyFacts';
import { wordsOf } from './words';

export function discountsSection(facts: PolicyFacts): Section {
  const { discounts: words, none } = wordsOf(facts);
  const items = discountsApplied(facts.rate).map(({ factor, percent }) =>
    fillText(words.each, { name: words[factor], percent }),
  );
  return {
    title: words.title,
    blocks: [items.length === 0 ? paragraph(none) : { kind: 'list', items }],
  };
}
