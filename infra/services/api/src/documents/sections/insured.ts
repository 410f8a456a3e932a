import { mailingAddressOf } from '@shared/domain';
import { facts as listed, type Section } from '../blocks';
import type { ApplicationFacts } from '../policyFacts';
import { addressText, holderIn, nameOf, phoneText, wordsOf } from './words';

/** The named insured, with contact information. */
export function insuredSection(facts: ApplicationFacts): Section {
  const { insured } = wordsOf(facts);
  const holder = holderIn(facts);
  const mailing = mailingAddressOf(facts.quote);
  const preference = holder?.communication_preference ?? null;
  return {
    title: insured.title,
    blocks: [
      listed([
        [insured.name, holder ? nameOf(holder) : null],
        [insured.address, addressText(facts.quote.address)],
        [insured.mailing, mailing && addressText(mailing)],
        [insured.email, holder?.email ?? null],
        [insured.phone, phoneText(holder?.phone ?? null)],
        [insured.preference, preference && insured.preferences[preference]],
      ]),
    ],
  };
}
