import { facts as listed, type Section } from '../blocks';
import { licenseIn } from '@shared/domain';
import { tortOf } from '@shared/domain/purchase';
import { fillText } from '../../locales/fillText';
import { countedText } from '../../locales/countedText';
import type { PolicyFacts } from '../policyFacts';
import { carrierIn, dated, phoneText, wordsOf, yesOrNo } from './words';

/** The policy's first and last day, its months, and the clock time of both ends (reading 61). */
function periodText(facts: PolicyFacts): string {
  const { term } = facts.quote;
  if (!term) return '';
  const values = { from: dated(term.effective), to: dated(term.expires) };
  const { policy } = wordsOf(facts);
  return [countedText(policy, 'period', term.duration, values), policy.clock].join('\n');
}

/** The household's one tort option (reading 50), which is full without a signature (reading 59). */
function tortText(facts: PolicyFacts): string | null {
  const tort = tortOf(facts.quote);
  return tort ? wordsOf(facts).site.driver.tort[tort] : null;
}

/** The insurer, the policy number, and the first and last day. */
export function policySection(facts: PolicyFacts): Section {
  const { quote, policyNumber, issuedOn, company, rate } = facts;
  const { policy } = wordsOf(facts);
  const carrier = carrierIn(facts);
  const agency = [
    company.agency.name,
    fillText(policy.license, licenseIn(company.agency, quote.address.state)),
    ...company.addressLines,
    phoneText(company.phone),
    company.email,
  ];
  return {
    title: policy.title,
    blocks: [
      listed([
        [policy.carrier, carrier.legalName],
        [policy.phone, phoneText(carrier.phone)],
        [policy.number, policyNumber],
        [policy.quote, quote.quote_number],
        [policy.term, periodText(facts)],
        [policy.issued, dated(issuedOn)],
        [policy.monitored, yesOrNo(facts, rate.monitored_driver)],
        [policy.tort, tortText(facts)],
        [policy.agency, agency.join(', ')],
      ]),
    ],
  };
}
