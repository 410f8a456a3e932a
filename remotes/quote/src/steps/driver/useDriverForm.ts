import { driverOptions, STATE_RULES, type Driver, type Quote } from '@shared/domain';
import { type Elsewhere, lateResolver, useFollowing, useStepForm } from '@shared/forms';
import { useMemo } from 'react';
import { useWatch, type DefaultValues } from 'react-hook-form';
import { loadValidation } from '../../loadValidation';
import {
  ASKED,
  followingAnswers,
  fromDriver,
  isPolicyHolder,
  settledAnswers,
  statedAge,
  type DriverValues,
} from './driverValues';

/** Draft name of a new or edited driver. */
export const draftOf = (driver: Driver | null): string => `driver:${driver?.id ?? 'new'}`;

export type DriverFormState = ReturnType<typeof useDriverForm>;

/** The driver form: its answers, the visible choices, and answers kept consistent after each change (section 4). */
export function useDriverForm(quote: Quote, driver: Driver | null, elsewhere: Elsewhere) {
  const policyHolder = isPolicyHolder(quote, driver);
  const rules = STATE_RULES[quote.address.state];
  const age = statedAge(driver);
  const start = fromDriver(driver);
  const following = (given: DefaultValues<DriverValues>) => followingAnswers(given, quote, driver);
  const form = useStepForm<DriverValues>({
    resolver: useJudge(policyHolder && rules.creditAsked, age === null),
    initial: { ...start, ...following(start) },
    quoteId: quote.id,
    step: draftOf(driver),
    fields: ASKED,
    elsewhere,
  });
  useFollowing(form, following);
  const values = useWatch({ control: form.control });
  const settled = settledAnswers(values, quote, policyHolder);
  const options = driverOptions({ ...settled, state: quote.address.state, policy_holder: policyHolder });
  return { form, values, options, policyHolder, rules, statedAge: age };
}

const useJudge = (asksCredit: boolean, asksAge: boolean) =>
  useMemo(
    () =>
      lateResolver<DriverValues>(() => loadValidation().then(({ driver }) => driver(asksCredit, asksAge))),
    [asksCredit, asksAge],
  );
