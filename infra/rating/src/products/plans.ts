import { FILTERED_PLAN_CODE } from '@shared/domain';
import { ONE, scaled } from '../arithmetic';
import type { Plan } from './types';

function monthly(code: string, description: string, installments: number, deposit: number): Plan {
  return { code, type: 'monthly', description, installments, depositShare: scaled(deposit) };
}

export function onePay(code: string): Plan {
  return { code, type: 'pay_in_full', description: '1 Pay', installments: 0, depositShare: ONE };
}

export function twoPay(code: string): Plan {
  return monthly(code, '2 Pay', 1, 0.5);
}

export function fourPay(code: string, description = '4 Pay'): Plan {
  return monthly(code, description, 3, 0.333);
}

export function sixPay(code: string, description = '6 Pay'): Plan {
  return monthly(code, description, 5, 0.25);
}

/** Six payments with the higher deposit. */
export function sixHigh(code: string): Plan {
  return monthly(code, '6 High', 5, 0.333);
}

/** Returned by every carrier and offered by no final quote (reading 5): never the plan with the fewest payments. */
export function filteredPlan(description?: string): Plan {
  return sixPay(FILTERED_PLAN_CODE, description);
}
