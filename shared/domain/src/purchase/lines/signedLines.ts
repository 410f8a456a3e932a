import type { LineId } from '../../entities/coverageChoice';
import type { Tort } from '../../entities/codes';
import { policyHolderOf } from '../../rules/policyHolder';
import { STATE_RULES } from '../../states';
import { askedLines, choiceOf, type LinedQuote } from './askedLines';

/** Whether the shopper signed for less than what a line gives on the current cars. */
function isRejected(quote: LinedQuote, wanted: LineId): boolean {
  const asked = askedLines(quote).find(({ line }) => line === wanted);
  return asked !== undefined && choiceOf(asked, quote)?.choice === 'reject';
}

/**
 * The household's tort option, or null where the state has none. Once choices are stored, limited tort counts only if
 * it is signed, and full tort holds otherwise (reading 59); before that it is as answered.
 */
export function tortOf(quote: LinedQuote): Tort | null {
  if (!STATE_RULES[quote.address.state].tortAsked) return null;
  const answered = policyHolderOf(quote.drivers)?.tort ?? null;
  if (quote.coverage_choices === undefined) return answered;
  return isRejected(quote, 'tort') ? 'LIMITED' : 'FULL';
}

/** Which motorist coverages are stacked: in Pennsylvania both, unless waived in writing; none before choices are stored. */
export function stackedIn(quote: LinedQuote): { um: boolean; uim: boolean } {
  if (quote.coverage_choices === undefined || quote.address.state !== 'PA') return { um: false, uim: false };
  return { um: !isRejected(quote, 'stacking_um'), uim: !isRejected(quote, 'stacking_uim') };
}
