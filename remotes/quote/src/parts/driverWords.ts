import { driverName, isCalledYou, type Driver } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** Values for a text that names a driver; 'You' has its own wording. */
export function driverWords(
  driver: Driver,
  index: number,
  t: Translate<'drivers'>,
): { driver: string; context?: 'you' } {
  const name = driverName(driver, index, t);
  return isCalledYou(driver) ? { driver: name, context: 'you' } : { driver: name };
}
