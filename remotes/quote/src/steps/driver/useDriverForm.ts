import { driverOptions, STATE_RULES, type Driver, type Quote } from '@shared/domain';
import { type Elsewhere, lateResolver, useAtChanges, useStepForm } from '@shared/forms';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { judging } from '../../judging';
import {
  DRIVER_FIELDS,
  fromDriver,
  isPolicyHolder,
  settledAnswers,
  statedAge,
  type DriverValues,
} from './driverValues';

const DEPENDENT = ['requires_sr22', 'good_student', 'defensive_driver', 'tort'] as const;

/** Names the draft of a driver: the new one, or one being changed. */
export const draftOf = (driver: Driver | null): string => `driver:${driver?.id ?? 'new'}`;

export type DriverFormState = ReturnType<typeof useDriverForm>;

/** The form of a driver: its answers, which choices show, and answers kept consistent after each change (section 4). */
export function useDriverForm(quote: Quote, driver: Driver | null, elsewhere: Elsewhere) {
  const policyHolder = isPolicyHolder(quote, driver);
  const rules = STATE_RULES[quote.address.state];
  const age = statedAge(driver);
  const form = useStepForm<DriverValues>({
    resolver: useJudge(policyHolder && rules.creditAsked, age === null),
    initial: fromDriver(driver),
    quoteId: quote.id,
    step: draftOf(driver),
    fields: DRIVER_FIELDS,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  const settled = settledAnswers(values, quote, policyHolder);
  const { setValue, getValues } = form;
  useAtChanges(form, () => {
    const next = settledAnswers(getValues(), quote, policyHolder);
    // A draft may be older than the birthday.
    if (age !== null && getValues('age') !== age) setValue('age', age);
    for (const field of DEPENDENT) {
      // An age that is being typed anew takes nothing back; what it leaves on offer is settled with it.
      if (field === 'good_student' && next.age === null) continue;
      if (getValues(field) !== next[field]) setValue(field, next[field]);
    }
  });
  const options = driverOptions({ ...settled, state: quote.address.state, policy_holder: policyHolder });
  return { form, values, options, policyHolder, rules, statedAge: age };
}

const useJudge = (asksCredit: boolean, asksAge: boolean) =>
  useMemo(
    () => lateResolver<DriverValues>(() => judging().then(({ driver }) => driver(asksCredit, asksAge))),
    [asksCredit, asksAge],
  );
