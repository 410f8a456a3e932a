import { formatCents, premiumWithFees, type RateFee } from '@shared/domain';
import type { Section } from '../blocks';
import { countedText } from '../../locales/countedText';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { wordsOf } from './words';

function feeRow(facts: PolicyFacts, { type, count, amount }: RateFee): string[] {
  const names: Record<string, string> = wordsOf(facts).premium.fees;
  const name = fillText(names[type] ?? type, { count, each: formatCents(amount) });
  return [name, formatCents(count * amount)];
}

/** The premium of the term, each fee, and the total. */
export function premiumSection(facts: PolicyFacts): Section {
  const { premium: words } = wordsOf(facts);
  const { rate } = facts;
  return {
    title: words.title,
    blocks: [
      {
        kind: 'table',
        head: [words.item, words.amount],
        widths: [0.75, 0.25],
        rows: [
          [countedText(words, 'policy', rate.term.duration), formatCents(rate.policy_premium)],
          ...rate.fees.map((fee) => feeRow(facts, fee)),
          [words.total, formatCents(premiumWithFees(rate))],
        ],
      },
    ],
  };
}
