import { useForgetRates } from '@shared/api-client/hooks';
import type { RateQuery } from '@shared/api-client/requests';
import { defaultPlan, type PlanType, type Rate, optionFor } from '@shared/domain';
import { useCallback } from 'react';
import useSWR from 'swr';

interface Chosen {
  type: PlanType;
  query: RateQuery;
  /** The previous plan type, shown until the new prices have loaded. */
  before: PlanType;
}

export interface PlanChoice {
  /** The chosen plan code and rate; empty while the quote's own plan applies. */
  query: RateQuery;
  /** The shopper's choice, given the quote's `pay_in_full`. */
  asked: (payInFull: boolean) => PlanType;
  /** The plan type of loaded prices, given their query: never a price under the other plan's name. */
  madeFor: (ratedFor: RateQuery, payInFull: boolean) => PlanType;
  /** `shown` is the plan type of the prices on screen. */
  choose: (planType: PlanType, rate: Pick<Rate, 'id' | 'payment_options'>, shown: PlanType) => void;
}

const NONE: RateQuery = {};
const typeOf = (payInFull: boolean): PlanType => (payInFull ? 'pay_in_full' : 'monthly');

const isSame = (one: RateQuery, other: RateQuery): boolean =>
  one.planCode === other.planCode && one.rateId === other.rateId;

/**
 * Monthly or pay in full; switching requests prices with the chosen plan's code and the rate's id (specification 4),
 * every time, since the server keeps the last request. The choice belongs to the quote, not to a screen, so leaving the
 * comparison at once keeps it.
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
