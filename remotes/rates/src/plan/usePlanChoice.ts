import type { RateQuery } from '@shared/api-client/requests';
import { defaultPlan, type PlanType, type Rate } from '@shared/domain';
import { useCallback } from 'react';
import useSWR from 'swr';
import { optionFor } from './planView';

interface Chosen {
  type: PlanType;
  query: RateQuery;
  /** What stood before, until the prices of the new one have come. */
  before?: PlanType;
}

export interface PlanChoice {
  /** Plan code and rate that were switched to; empty until then: the quote's own way of paying stands. */
  query: RateQuery;
  /** What the person asked for, given the quote's `pay_in_full`. */
  asked: (payInFull: boolean) => PlanType;
  /** What the prices on the screen are made for. */
  shown: (payInFull: boolean) => PlanType;
  choose: (planType: PlanType, rate: Pick<Rate, 'id' | 'payment_options'>, payInFull: boolean) => void;
  /** The prices asked for have come. */
  settle: () => void;
}

const NONE: RateQuery = {};
const typeOf = (payInFull: boolean): PlanType => (payInFull ? 'pay_in_full' : 'monthly');

/**
 * Monthly or pay in full; switching asks for prices with the chosen plan's code and the rate's id (specification 4). The
 * choice is the quote's, not a screen's: leaving the comparison at once must not lose it.
 */
export function usePlanChoice(quoteId: string): PlanChoice {
  const { data: chosen, mutate } = useSWR<Chosen>(['plan', quoteId], null);
  const keep = useCallback((next: Chosen) => void mutate(next, { revalidate: false }), [mutate]);
  const isPending = chosen?.before !== undefined;
  return {
    query: chosen?.query ?? NONE,
    asked: (payInFull) => chosen?.type ?? typeOf(payInFull),
    shown: (payInFull) => chosen?.before ?? chosen?.type ?? typeOf(payInFull),
    choose: (type, { id, payment_options: options }, payInFull) => {
      const option = optionFor(options, type) ?? defaultPlan(options);
      if (!option) return;
      const before = chosen?.before ?? chosen?.type ?? typeOf(payInFull);
      keep({ type: option.plan_type, query: { planCode: option.plan_code, rateId: id }, before });
    },
    settle: useCallback(() => {
      if (chosen && isPending) keep({ type: chosen.type, query: chosen.query });
    }, [chosen, isPending, keep]),
  };
}
