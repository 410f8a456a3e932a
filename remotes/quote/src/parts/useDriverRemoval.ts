import { useDeleteDriver } from '@shared/api-client/hooks';
import type { Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { driverWords } from './driverWords';
import { useRemoval, type Removal } from './useRemoval';

/** Removes a driver from the quote; if it is the policyholder, the next driver takes over (reading 11). */
export function useDriverRemoval(drivers: readonly Driver[]): Removal<Driver> {
  const { t } = useTexts('drivers');
  const words = (driver: Driver) => driverWords(driver, drivers.indexOf(driver), t);
  const isHandedOn = (driver: Driver) => driver.policy_holder && drivers.length > 1;
  return useRemoval<Driver>(useDeleteDriver(), {
    of: 'drivers',
    title: (driver) => t('remove.title', words(driver)),
    body: (driver) => (isHandedOn(driver) ? t('remove.bodyPolicyholder') : t('remove.body', words(driver))),
  });
}
