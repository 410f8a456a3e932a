import type { Vehicle } from '../entities/vehicle';

/** Strength of each package (section 9); BASIC and BEST occur in carrier responses. */
export const STRENGTHS = { LIABILITY: 1, BASIC: 1, GOOD: 2, BETTER: 3, BEST: 4 } as const;
export type StrengthName = keyof typeof STRENGTHS;
export type Strength = (typeof STRENGTHS)[StrengthName];

/** The strength of a package, 1 to 4. */
export function strengthOf(packageName: StrengthName): Strength {
  return STRENGTHS[packageName];
}

/** The average strength across vehicles, rounded up (section 9); 0 without vehicles. */
export function overallStrength(vehicles: readonly Pick<Vehicle, 'coverage_package_name'>[]): number {
  if (vehicles.length === 0) return 0;
  const sum = vehicles.reduce((total, vehicle) => total + strengthOf(vehicle.coverage_package_name), 0);
  return Math.ceil(sum / vehicles.length);
}
