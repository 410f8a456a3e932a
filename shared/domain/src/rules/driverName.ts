import type { Driver } from '../entities/driver';

type Translate = (key: `drivers:name.${'you' | 'other'}`, values: { number: number }) => string;

type Named = Pick<Driver, 'first_name' | 'last_name' | 'policy_holder'>;

const givenName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** Whether a driver is called 'You', which a sentence needs words of its own for: the policyholder, until named. */
export function isCalledYou(driver: Named): boolean {
  return driver.policy_holder && givenName(driver) === '';
}

/** A driver as the shopper knows them: by name once given, else 'You' for the policyholder and a number beyond. */
export function driverName(driver: Driver, index: number, t: Translate): string {
  return (
    givenName(driver) ||
    t(isCalledYou(driver) ? 'drivers:name.you' : 'drivers:name.other', { number: index + 1 })
  );
}
