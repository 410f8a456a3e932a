import { driverOptions, STATE_RULES, type Quote } from '@shared/domain';
import { type Elsewhere, lateResolver, useFollowing, useStepForm } from '@shared/forms';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { loadValidation } from '../../validation/loadValidation';
import {
  DRAFT_FIELDS,
  draftOf,
  followingAnswers,
  fromDriver,
  settledAnswers,
  type AskedDriver,
  type DriverValues,
} from './driverValues';
import { knownFacts } from './driverQuestions';
import { useIncidentAnswer } from './useIncidentAnswer';

/** Answers that decide which questions are shown; only these rerender the form, not every typed letter. */
const DECIDING = [
  'birthday',
  'gender',
  'marital_status',
  'included_in_policy',
  'occupation',
  'international_license',
  'license_status',
  'license_state',
  'requires_sr22',
  'good_student',
  'defensive_driver',
  'tort',
] as const;

const resolver = lateResolver<DriverValues>(() => loadValidation().then(({ driver }) => driver));

export type DriverFormState = ReturnType<typeof useDriverForm>;

/** The driver form: answers kept consistent after each change, and the visible choices. */
export function useDriverForm(quote: Quote, asked: AskedDriver, elsewhere: Elsewhere) {
  const { driver, state } = asked;
  const form = useStepForm<DriverValues>({
    resolver,
    context: asked,
    initial: fromDriver(asked),
    quoteId: quote.id,
    step: draftOf(driver),
    fields: DRAFT_FIELDS,
    elsewhere,
  });
  useFollowing(form, (values) => followingAnswers(values, asked));
  useWatch({ control: form.control, name: DECIDING });
  const settled = settledAnswers(form.getValues(), asked);
  const facts = { ...settled, state, policy_holder: driver.policy_holder };
  const options = {
    ...driverOptions(facts),
    // Asked of good students too, since Yes clears that (section 4).
    sr22: driverOptions({ ...facts, good_student: false }).sr22,
  };
  const [known] = useState(() => knownFacts(asked));
  const incidents = useIncidentAnswer(quote.id, asked);
  return { form, values: settled, options, asked, known, incidents, rules: STATE_RULES[state] };
}
