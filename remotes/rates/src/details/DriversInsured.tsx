import { avatarFor, driverName, type Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { DriverMark, ListCard, SectionHeading, Stack } from '@shared/ui';

/** The drivers the price covers, in the order they were added. */
export function DriversInsured({ drivers }: { drivers: readonly Driver[] }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  return (
    <Stack as="section" $gap={4} aria-label={t('drivers.heading')}>
      <SectionHeading>{t('drivers.heading')}</SectionHeading>
      {drivers.map((driver, index) => (
        <ListCard
          key={driver.id}
          headingLevel={3}
          mark={<DriverMark kind={avatarFor(driver.age)} />}
          title={driverName(driver, index, tDrivers)}
          facts={[
            ...(driver.age === null ? [] : [tDrivers('age', { age: driver.age })]),
            ...(driver.policy_holder ? [t('drivers.policyholder')] : []),
          ]}
        />
      ))}
    </Stack>
  );
}
