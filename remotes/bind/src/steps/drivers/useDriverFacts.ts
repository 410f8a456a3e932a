import { isYoungUnmarried, type Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';

/** Short facts about a driver: age, marital status, relationship, and relevant incidents. */
export function useDriverFacts(driver: Driver): string[] {
  const { t } = useTexts('bind');
  const { age, marital_status, policy_holder_relationship: relationship, accident_violations } = driver;
  const count = accident_violations.length;
  return [
    ...(age === null ? [] : [t('drivers:age', { age })]),
    ...(marital_status === null ? [] : [t(`drivers:marital_status.${marital_status}`)]),
    ...(relationship === null || driver.policy_holder ? [] : [t(`relationship.${relationship}`)]),
    ...(isYoungUnmarried(driver) ? [t('drivers:young_unmarried')] : []),
    ...(driver.international_license ? [t('drivers.international')] : []),
    ...(driver.requires_sr22 ? [t('drivers.sr22')] : []),
    ...(count === 0 ? [] : [t('drivers.incidents', { count })]),
  ];
}
