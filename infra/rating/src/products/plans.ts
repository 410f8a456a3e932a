import type { PlanOffered } from '@shared/domain';
import { scaled } from '../arithmetic';
import type { Plan } from './types';

type Terms = Pick<Plan, 'type' | 'description' | 'installments' | 'depositShare'>;

const monthly = (description: string, installments: number, deposit: number): Terms => ({
  type: 'monthly',
  description,
  installments,
  depositShare: scaled(deposit),
});

/** What a plan's name means with every carrier. `six_high` has the higher deposit. */
const TERMS: Record<PlanOffered['pay'], Terms> = {
  once: { type: 'pay_in_full', description: '1 Pay', installments: 0, depositShare: scaled(1) },
  two: monthly('2 Pay', 1, 0.5),
  four: monthly('4 Pay', 3, 0.333),
  six: monthly('6 Pay', 5, 0.25),
  six_high: monthly('6 High', 5, 0.333),
};

/** A carrier's plan as the engine computes with it. */
export function planOf({ pay, code, description }: PlanOffered): Plan {
  return { ...TERMS[pay], code, ...(description !== undefined && { description }) };
}
