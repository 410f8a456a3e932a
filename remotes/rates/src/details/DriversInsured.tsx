import { avatarFor, driverName, isCalledYou, type Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { DriverMark, ListCard, SectionHeading, Stack } from '@shared/ui';
import { EditLink } from './EditLink';

/** The insured drivers, in the order they were added. */
export function DriversInsured({ drivers }: { drivers: readonly Driver[] }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  return (
    <Stack as="section" $gap={4} aria-label={t('drivers.heading')}>
      <SectionHeading>{t('drivers.heading')}</SectionHeading>
      <Stack as="ul" $gap={4}>
        {drivers.map((driver, index) => (
          <InsuredDriver key={driver.id} driver={driver} name={driverName(driver, index, tDrivers)} />
        ))}
      </Stack>
    </Stack>
  );
}

function InsuredDriver({ driver, name }: { driver: Driver; name: string }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  return (
    <ListCard
      as="li"
      headingLevel={3}
      mark={<DriverMark kind={avatarFor(driver.age)} />}
      title={name}
      facts={[
        ...(driver.age === null ? [] : [tDrivers('age', { age: driver.age })]),
        ...(driver.policy_holder ? [t('drivers.policyholder')] : []),
      ]}
      actions={<EditLink of="driver" id={driver.id} what={isCalledYou(driver) ? null : name} />}
    />
  );
}
