import {
  STATE_RULES,
  type CoverageType,
  type LimitKind,
  type StateCode,
  type VehicleCoverage,
} from '@shared/domain';

type Amounts = readonly (readonly [LimitKind, number])[];

function coverage(type: CoverageType, amounts: Amounts): VehicleCoverage {
  const limits = amounts.map(([applies_to, amount]) => ({ applies_to, amount }));
  return { type, description: type, limits };
}

function split(perPerson: number, perAccident: number): Amounts {
  return [
    ['per_person', perPerson],
    ['per_accident', perAccident],
  ];
}

/** Personal injury protection or medical expense where the state's liability carries it, else medical payments. */
function medical(state: StateCode, packageName: 'LIABILITY' | 'GOOD' | 'BETTER'): VehicleCoverage[] {
  if (STATE_RULES[state].liabilityExtras.includes('medical_expense')) {
    return [coverage('medical_expense', [['per_person', 500_000]])];
  }
  if (packageName === 'LIABILITY' || state === 'TX') return [];
  const amount = ['IA', 'MO', 'WI'].includes(state) ? 50_000 : 100_000;
  return [coverage('medical_payments', [['per_person', amount]])];
}

function motorists(state: StateCode, limits: Amounts, types: readonly CoverageType[]): VehicleCoverage[] {
  const asked: readonly CoverageType[] = [
    'uninsured_motorist_bodily_injury',
    'underinsured_motorist_bodily_injury',
  ];
  const carried = new Set([...STATE_RULES[state].liabilityExtras, ...types]);
  return asked.filter((type) => carried.has(type)).map((type) => coverage(type, limits));
}

function physicalDamage(deductible: number): VehicleCoverage[] {
  return [
    coverage('comprehensive', [['deductible', deductible]]),
    coverage('collision', [['deductible', deductible]]),
  ];
}

/** The coverages of a package as the published averages mean it. Amounts in cents. */
export function profileCoverages(
  state: StateCode,
  packageName: 'LIABILITY' | 'GOOD' | 'BETTER',
): VehicleCoverage[] {
  const { bodily_injury, property_damage } = STATE_RULES[state].minimumLimits;
  const least = split(...bodily_injury);
  const isBetter = packageName === 'BETTER';
  const limits = isBetter ? split(5_000_000, 10_000_000) : least;
  const liability = [
    coverage('bodily_injury', limits),
    coverage('property_damage', [['per_accident', isBetter ? 5_000_000 : property_damage]]),
    ...medical(state, packageName),
  ];
  if (packageName === 'LIABILITY') return [...liability, ...motorists(state, least, [])];
  if (packageName === 'GOOD') {
    const types = ['uninsured_motorist_bodily_injury'] as const;
    return [...liability, ...motorists(state, least, types), ...physicalDamage(100_000)];
  }
  return [
    ...liability,
    ...motorists(state, limits, ['uninsured_motorist_bodily_injury', 'underinsured_motorist_bodily_injury']),
    ...physicalDamage(50_000),
    coverage('towing', [['per_occurrence', 5_000]]),
    coverage('rental', [
      ['per_day', 2_000],
      ['maximum', 42_000],
    ]),
  ];
}
