import type { Driver } from '../entities/driver';

/** `name.you` and `name.other` are texts of the namespace `drivers`. */
type Translate = (key: string, values: { number: number }) => string;

/** A driver as the shopper knows them: by name once given, else 'You' for the policyholder and a number beyond. */
export function driverName(driver: Driver, index: number, t: Translate): string {
  const name = [driver.first_name, driver.last_name].filter(Boolean).join(' ');
  if (name !== '') return name;
  return t(driver.policy_holder ? 'name.you' : 'name.other', { number: index + 1 });
}
