import { defaultPlan, type PaymentOption, type PlanType } from '@shared/domain';
import { useState } from 'react';
import { optionFor } from './planView';

export interface PlanChoice {
  /** The plan code the person switched to; undefined until then: the quote's own way of paying stands. */
  planCode: string | undefined;
  /** The type that stands, given the quote's `pay_in_full`. */
  planType: (payInFull: boolean) => PlanType;
  choose: (planType: PlanType, options: readonly PaymentOption[]) => void;
}

/** Monthly or pay in full; switching asks for prices with the chosen plan's code (specification 4). */
export function usePlanChoice(): PlanChoice {
  const [chosen, setChosen] = useState<{ type: PlanType; code: string }>();
  return {
    planCode: chosen?.code,
    planType: (payInFull) => chosen?.type ?? (payInFull ? 'pay_in_full' : 'monthly'),
    choose: (type, options) => {
      const option = optionFor(options, type) ?? defaultPlan(options);
      if (option) setChosen({ type: option.plan_type, code: option.plan_code });
    },
  };
}
