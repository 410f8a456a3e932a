import type { Paper } from '../blocks';
import type { PolicyFacts } from '../policyFacts';
import { choicesSection } from '../sections/choices';
import { coveragesSection } from '../sections/coverages';
import { driversSection } from '../sections/drivers';
import { formsSection } from '../sections/forms';
import { insuredSection } from '../sections/insured';
import { policySection } from '../sections/policy';
import { premiumSection } from '../sections/premium';
import { questionsSection } from '../sections/questions';
import { residenceSection } from '../sections/residence';
import { scheduleSection } from '../sections/schedule';
import { statementSection } from '../sections/statement';
import { vehiclesSection } from '../sections/vehicles';
import { wordsOf } from '../sections/words';
import { paperOf } from './paperOf';

/** The paper that is signed: all answers, the price, and the statement above the signature. */
export const application = (facts: PolicyFacts): Paper =>
  paperOf(facts, wordsOf(facts).titles.application, [
    policySection(facts),
    insuredSection(facts),
    residenceSection(facts),
    driversSection(facts),
    vehiclesSection(facts),
    coveragesSection(facts),
    premiumSection(facts),
    scheduleSection(facts),
    questionsSection(facts),
    ...choicesSection(facts),
    formsSection(facts),
    statementSection(facts),
  ]);
