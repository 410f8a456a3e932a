import type { Paper } from '../blocks';
import type { PolicyFacts } from '../policyFacts';
import { coveragesSection } from '../sections/coverages';
import { discountsSection } from '../sections/discounts';
import { insuredDriversSection } from '../sections/drivers';
import { formsSection } from '../sections/forms';
import { insuredSection } from '../sections/insured';
import { policySection } from '../sections/policy';
import { premiumSection } from '../sections/premium';
import { scheduleSection } from '../sections/schedule';
import { vehiclesSection } from '../sections/vehicles';
import { wordsOf } from '../sections/words';
import { paperOf } from './paperOf';

/** What is insured, its limits and its price. */
export const declarations = (facts: PolicyFacts): Paper =>
  paperOf(facts, wordsOf(facts).titles.declarations, [
    policySection(facts),
    insuredSection(facts),
    insuredDriversSection(facts),
    vehiclesSection(facts),
    coveragesSection(facts),
    discountsSection(facts),
    premiumSection(facts),
    scheduleSection(facts),
    formsSection(facts),
  ]);
