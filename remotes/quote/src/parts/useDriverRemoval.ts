import { useDeleteDriver } from '@shared/api-client/hooks';
import { type Driver, driverName } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useRemoval, type Removal } from './useRemoval';

/** Taking a driver off the quote; with the policyholder gone, the next one takes their place (reading 11). */
export function useDriverRemoval(drivers: readonly Driver[]): Removal<Driver> {
  const { t } = useTexts('drivers');
  const isHandedOn = (driver: Driver) => driver.policy_holder && drivers.length > 1;
  return useRemoval<Driver>(useDeleteDriver(), {
    of: 'drivers',
    title: (driver) => t('remove.title', { driver: driverName(driver, drivers.indexOf(driver), t) }),
    body: (driver) => (isHandedOn(driver) ? t('remove.bodyPolicyholder') : t('remove.body')),
  });
}
