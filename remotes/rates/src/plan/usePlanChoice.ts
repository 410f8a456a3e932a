import { useForgetRates } from '@shared/api-client/hooks';
import type { RateQuery } from '@shared/api-client/requests';
import { defaultPlan, type PlanType, type Rate } from '@shared/domain';
import { useCallback } from 'react';
import useSWR from 'swr';
import { optionFor } from './planView';

interface Chosen {
  type: PlanType;
  query: RateQuery;
  /** What stood before, and stands until the prices of the new one have come. */
  before: PlanType;
}

export interface PlanChoice {
  /** Plan code and rate that were switched to; empty until then: the quote's own way of paying stands. */
  query: RateQuery;
  /** What the person asked for, given the quote's `pay_in_full`. */
  asked: (payInFull: boolean) => PlanType;
  /** What prices are made for, given what they were asked for with: never a price under the other plan's name. */
  madeFor: (ratedFor: RateQuery, payInFull: boolean) => PlanType;
  /** `shown` is what the prices on the screen are made for. */
  choose: (planType: PlanType, rate: Pick<Rate, 'id' | 'payment_options'>, shown: PlanType) => void;
}

const NONE: RateQuery = {};
const typeOf = (payInFull: boolean): PlanType => (payInFull ? 'pay_in_full' : 'monthly');

const isSame = (one: RateQuery, other: RateQuery): boolean =>
  one.planCode === other.planCode && one.rateId === other.rateId;

/**
 * Monthly or pay in full; switching asks for prices with the chosen plan's code and the rate's id (specification 4),
 * each time anew, since the server keeps what was asked last. The choice is the quote's, not a screen's: leaving the
 * comparison at once must not lose it.
 */
export function usePlanChoice(quoteId: string): PlanChoice {
  const { data: chosen, mutate } = useSWR<Chosen>(['plan', quoteId], null);
  const forget = useForgetRates();
  const keep = useCallback((next: Chosen) => void mutate(next, { revalidate: false }), [mutate]);
  return {
    query: chosen?.query ?? NONE,
    asked: (payInFull) => chosen?.type ?? typeOf(payInFull),
    madeFor: (ratedFor, payInFull) => {
      if (!chosen) return typeOf(payInFull);
      return isSame(ratedFor, chosen.query) ? chosen.type : chosen.before;
    },
    choose: (type, { id, payment_options: options }, before) => {
      const option = optionFor(options, type) ?? defaultPlan(options);
      if (!option) return;
      const query = { planCode: option.plan_code, rateId: id };
      forget(quoteId, query);
      keep({ type: option.plan_type, query, before });
    },
  };
}
