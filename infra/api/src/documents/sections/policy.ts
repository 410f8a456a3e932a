import { facts as listed, type Section } from '../blocks';
import { fillText } from '../../locales/fillText';
import type { PolicyFacts } from '../policyFacts';
import { carrierIn, dated, phoneText, wordsOf, yesOrNo } from './words';

/** The policy's first and last day, and its months. */
function periodText(facts: PolicyFacts): string {
  const { term } = facts.quote;
  if (!term) return '';
  const values = { from: dated(term.effective), to: dated(term.expires), months: term.duration };
  return fillText(wordsOf(facts).policy.period, values);
}

/** Who insures, under which number, from when to when. */
export function policySection(facts: PolicyFacts): Section {
  const { quote, policyNumber, issuedOn, company, rate } = facts;
  const { policy } = wordsOf(facts);
  const carrier = carrierIn(facts);
  const agency = [company.brand, ...company.addressLines, phoneText(company.phone), company.email];
  return {
    title: policy.title,
    blocks: [
      listed([
        [policy.carrier, carrier.name],
        [policy.phone, phoneText(carrier.phone)],
        [policy.number, policyNumber],
        [policy.quote, quote.quote_number],
        [policy.term, periodText(facts)],
        [policy.issued, dated(issuedOn)],
        [policy.monitored, yesOrNo(facts, rate.monitored_driver)],
        [policy.agency, agency.join(', ')],
      ]),
    ],
  };
}
