import { avatarFor, driverName, isCalledYou, type Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { color, DriverMark, fontSize, media, SectionHeading, space } from '@shared/ui';
import { styled } from 'styled-components';
import { EditLink } from './EditLink';

/** The insured drivers, in the order they were added. */
export function DriversInsured({ drivers }: { drivers: readonly Driver[] }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  return (
    <Insured aria-label={t('drivers.heading')}>
      <SectionHeading>{t('drivers.heading')}</SectionHeading>
      <ul>
        {drivers.map((driver, index) => (
          <InsuredDriver key={driver.id} driver={driver} name={driverName(driver, index, tDrivers)} />
        ))}
      </ul>
    </Insured>
  );
}

function InsuredDriver({ driver, name }: { driver: Driver; name: string }) {
  const { t } = useTexts('rates');
  const { t: tDrivers } = useTexts('drivers');
  const facts = [
    ...(driver.age === null ? [] : [tDrivers('age', { age: driver.age })]),
    ...(driver.policy_holder ? [t('drivers.policyholder')] : []),
  ];
  return (
    <Line>
      <DriverMark kind={avatarFor(driver.age)} />
      <div>
        <h3>{name}</h3>
        <p>{facts.join(', ')}</p>
      </div>
      <EditLink of="driver" id={driver.id} what={isCalledYou(driver) ? null : name} />
    </Line>
  );
}

const Insured = styled.section`
  display: grid;
  gap: ${space(2)} ${space(12)};
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${color.hairline};
  & > ul {
    list-style: none;
  }
  ${media.desktop} {
    grid-template-columns: 23rem minmax(0, 1fr);
    & > h2 {
      padding-block: ${space(3)};
    }
  }
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  min-height: 4rem;
  & h3 {
    font-size: ${fontSize[17]};
  }
  & p {
    color: ${color.muted};
    font-size: ${fontSize[14]};
  }
`;
