import type { Paper, Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { carrierIn, wordsOf } from '../sections/words';

/** A paper of these sections, with its page header and footer. */
export function paperOf(facts: PolicyFacts, title: string, sections: readonly Section[]): Paper {
  const { head, foot } = wordsOf(facts);
  const { language, policyNumber, issuedOn } = facts;
  return {
    title,
    language,
    head: fillText(head, { carrier: carrierIn(facts).name, number: policyNumber }),
    foot: (page, pages) => fillText(foot, { page, pages }),
    madeOn: issuedOn,
    sections,
  };
}
