import type { ChoiceKind } from '../../entities/consent';
import type { Quote } from '../../entities/quote';
import type { Vehicle } from '../../entities/vehicle';
import { policyHolderOf } from '../../rules/policyHolder';
import { STATE_RULES } from '../../states';
import { STATE_REJECTIONS } from '../../states/parts/rejections';
import { packagesBasis } from './packagesBasis';
import { REJECTED_COVERAGE } from './rejectedCoverage';

/** A choice that the state wants signed for the current quote. */
export interface RequiredChoice {
  kind: ChoiceKind;
  /** The cars without the coverage; empty for tort, which covers the household. */
  vehicles: Vehicle[];
  /** What the signature applies to: the cars with their packages, or the policyholder; a different basis asks again. */
  basis: string;
  /** The driver whose answer it follows from; null if it follows from the cars. */
  driverId: string | null;
}

type Chooser = Pick<Quote, 'address' | 'vehicles' | 'drivers'>;

/** The choices that the state wants signed for these coverages and this tort (design: consent). */
export function requiredChoices({ address, vehicles, drivers }: Chooser): RequiredChoice[] {
  const rejections = STATE_REJECTIONS[address.state].flatMap((kind): RequiredChoice[] => {
    const without = vehicles.filter(
      ({ coverages }) => !coverages.some(({ type }) => type === REJECTED_COVERAGE[kind]),
    );
    if (without.length === 0) return [];
    return [{ kind, vehicles: without, basis: packagesBasis(without), driverId: null }];
  });
  const holder = policyHolderOf(drivers);
  if (!STATE_RULES[address.state].tortAsked || !holder) return rejections;
  const kind = holder.tort === 'FULL' ? 'tort_full' : 'tort_limited';
  return [...rejections, { kind, vehicles: [], basis: holder.id, driverId: holder.id }];
}

/** Required choices that are unsigned or were signed for other coverages. */
export function openChoices(quote: Chooser & Pick<Quote, 'signed_choices'>): RequiredChoice[] {
  return requiredChoices(quote).filter(
    ({ kind, basis }) => !quote.signed_choices.some((one) => one.kind === kind && one.basis === basis),
  );
}
