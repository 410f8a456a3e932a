import { driverOptions, STATE_RULES, type Quote } from '@shared/domain';
import { type Elsewhere, lateResolver, useAtChanges, useStepForm } from '@shared/forms';
import { useWatch } from 'react-hook-form';
import { judging } from '../../judging/judging';
import {
  DRAFT_FIELDS,
  draftOf,
  fromDriver,
  settledAnswers,
  type AskedDriver,
  type DriverValues,
} from './driverValues';

/** Answers that follow from others (section 4, Driver form rules). */
const DEPENDENT = [
  'policy_holder_relationship',
  'included_in_policy',
  'employer_name',
  'employer_category',
  'license_status',
  'license_state',
  'license_number',
  'license_issued_at',
  'requires_sr22',
  'sr22_state',
  'sr22_case_number',
  'sr22_filing_date',
  'good_student',
  'defensive_driver',
  'defensive_driver_course_completed_at',
  'tort',
] as const;

/** Answers that decide what is asked; the form is drawn anew by these alone, not by every letter of a name. */
const DECIDING = [
  'birthday',
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

const resolver = lateResolver<DriverValues>(() => judging().then(({ driver }) => driver));

export type DriverFormState = ReturnType<typeof useDriverForm>;

/** The form of a driver: answers kept consistent after each change, and which choices the state and they offer. */
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
  useWatch({ control: form.control, name: DECIDING });
  const { setValue, getValues } = form;
  useAtChanges(form, () => {
    const next = settledAnswers(getValues(), asked);
    for (const field of DEPENDENT) {
      if (getValues(field) !== next[field]) setValue(field, next[field]);
    }
  });
  const settled = settledAnswers(getValues(), asked);
  const facts = { ...settled, state, policy_holder: driver.policy_holder };
  const options = {
    ...driverOptions(facts),
    // Asked of whoever is a good student too: Yes takes that off (section 4).
    sr22: driverOptions({ ...facts, good_student: false }).sr22,
  };
  return { form, values: settled, options, asked, rules: STATE_RULES[state] };
}
