import type { RangeSoFar } from '@shared/api-client/hooks';
import { driverName, vehicleName, type Quote } from '@shared/domain';
import type { Translate } from '@shared/i18n';

/** What was answered just before a range: the name of the car or driver, or that all are entered. */
export function momentName(
  { step, cars, drivers }: RangeSoFar,
  quote: Pick<Quote, 'vehicles' | 'drivers'>,
  t: Translate<'priceRange'>,
  allAnswered: boolean,
): string {
  if (step === 'review' && allAnswered) return t('moment.review');
  const driver = quote.drivers[drivers - 1];
  if (driver) return driverName(driver, drivers - 1, t);
  const car = quote.vehicles[cars - 1];
  return step === 'drivers' || !car ? t('moment.cars') : vehicleName(car);
}
