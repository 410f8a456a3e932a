import { isInsured } from '@shared/domain';
import { facts as listed, type Section } from '../blocks';
import type { ApplicationFacts } from '../policyFacts';
import { addressText, dated, wordsOf, yesOrNo } from './words';

/** Where the household lives and the cars are kept, and the prior insurer; insured as on the day of issue (reading 55). */
export function residenceSection(facts: ApplicationFacts): Section {
  const { residence } = wordsOf(facts);
  const { address, residence_info: home, prior_policy: prior } = facts.quote;
  const ownership = home?.ownership ?? null;
  return {
    title: residence.title,
    blocks: [
      listed([
        [residence.kept, addressText(address)],
        [residence.county, address.county],
        [residence.ownership, ownership && residence[ownership]],
        [residence.since, dated(home?.current_residence_date ?? null)],
        [residence.insured_now, yesOrNo(facts, isInsured(facts.quote, facts.issuedOn))],
        [residence.prior, prior?.insurer_name ?? null],
        [residence.prior_until, dated(prior?.term_expiration ?? null)],
      ]),
    ],
  };
}
