import type { Driver } from '../entities/driver';

type Translate = (key: `drivers:name.${'you' | 'other'}`, values: { number: number }) => string;

type Named = Pick<Driver, 'first_name' | 'last_name' | 'policy_holder'>;

const givenName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** Whether a driver is shown as 'You', which needs sentences of its own: an unnamed policyholder. */
export function isCalledYou(driver: Named): boolean {
  return driver.policy_holder && givenName(driver) === '';
}

/** A driver's display name: the given name, else 'You' for the policyholder or a number. */
export function driverName(driver: Driver, index: number, t: Translate): string {
  return (
    givenName(driver) ||
    t(isCalledYou(driver) ? 'drivers:name.you' : 'drivers:name.other', { number: index + 1 })
  );
}
