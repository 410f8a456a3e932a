import type { Quote } from '@shared/domain';

/** Assumptions of the estimate about this quote (readings 14 and 15), as keys of `assume`. */
export function assumptionsOf(quote: Pick<Quote, 'vehicles' | 'drivers' | 'term'>) {
  const holds = {
    miles: quote.vehicles.some((vehicle) => vehicle.estimated_annual_distance === null),
    record: quote.drivers.every((driver) => driver.accident_violations.length === 0),
    birthdays: quote.drivers.some((driver) => driver.birthday_estimated),
    start: quote.term === null,
    household: true,
    place: true,
    coverages: true,
    valid: true,
  };
  const names = [
    'miles',
    'record',
    'birthdays',
    'start',
    'household',
    'place',
    'coverages',
    'valid',
  ] as const;
  return names.filter((name) => holds[name]);
}
