import { avatarFor, isYoungUnmarried, paths, type Driver } from '@shared/domain';
import { CardActions, CardList } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { DriverMark, ListCard } from '@shared/ui';
import { driverWords } from './driverWords';

interface DriverListProps {
  drivers: readonly Driver[];
  /** Omitted where drivers are only reviewed. */
  onRemove?: (driver: Driver) => void;
  headingLevel?: 2 | 3;
  editPath?: (driverId: string) => string;
}

/** The drivers on the quote, in the order they were added. */
export function DriverList(props: DriverListProps) {
  const { drivers, onRemove, headingLevel = 2, editPath = paths.editDriver } = props;
  return (
    <CardList>
      {drivers.map((driver, index) => (
        <li key={driver.id}>
          <DriverCard {...{ driver, index, onRemove, headingLevel }} editTo={editPath(driver.id)} />
        </li>
      ))}
    </CardList>
  );
}

interface DriverCardProps {
  driver: Driver;
  index: number;
  onRemove: ((driver: Driver) => void) | undefined;
  headingLevel: 2 | 3;
  editTo: string;
}

function DriverCard({ driver, index, onRemove, headingLevel, editTo }: DriverCardProps) {
  const { t } = useTexts('drivers');
  const words = driverWords(driver, index, t);
  const facts = [
    ...(driver.age === null ? [] : [t('age', { age: driver.age })]),
    ...(driver.marital_status === null ? [] : [t(`marital_status.${driver.marital_status}`)]),
    ...(driver.policy_holder ? [t('list.policyholder')] : []),
    ...(isYoungUnmarried(driver) ? [t('young_unmarried')] : []),
  ];
  const remove = onRemove && {
    label: t('list.remove'),
    name: t('list.removeNamed', words),
    onClick: () => onRemove(driver),
  };
  return (
    <ListCard
      mark={<DriverMark kind={avatarFor(driver.age)} />}
      title={words.driver}
      facts={facts}
      headingLevel={headingLevel}
      actions={
        <CardActions
          edit={{ label: t('list.edit'), name: t('list.editNamed', words), to: editTo }}
          remove={remove}
        />
      }
    />
  );
}
