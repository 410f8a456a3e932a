import { paths, type Vehicle, vehicleName } from '@shared/domain';
import { CardActions, CardList, CarMark } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { ListCard } from '@shared/ui';

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  /** Omitted where cars are only reviewed. */
  onRemove?: (vehicle: Vehicle) => void;
  headingLevel?: 2 | 3;
  editPath?: (vehicleId: string) => string;
}

/** The cars on the quote, each with its facts and actions. */
export function VehicleList(props: VehicleListProps) {
  const { vehicles, onRemove, headingLevel = 2, editPath = paths.editVehicle } = props;
  return (
    <CardList>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard {...{ vehicle, onRemove, headingLevel }} editTo={editPath(vehicle.id)} />
        </li>
      ))}
    </CardList>
  );
}

interface VehicleCardProps {
  vehicle: Vehicle;
  onRemove: ((vehicle: Vehicle) => void) | undefined;
  headingLevel: 2 | 3;
  editTo: string;
}

function VehicleCard({ vehicle, onRemove, headingLevel, editTo }: VehicleCardProps) {
  const { t } = useTexts('vehicles');
  const name = vehicleName(vehicle);
  const use = vehicle.use_code === null ? [] : [t(`use.${vehicle.use_code}`)];
  const remove = onRemove && {
    label: t('list.remove'),
    name: t('list.removeNamed', { vehicle: name }),
    onClick: () => onRemove(vehicle),
  };
  return (
    <ListCard
      mark={<CarMark car={vehicle} />}
      title={name}
      facts={[vehicle.trim, ...use, t(`packages.${vehicle.coverage_package_name}`)]}
      headingLevel={headingLevel}
      actions={
        <CardActions
          edit={{ label: t('list.edit'), name: t('list.editNamed', { vehicle: name }), to: editTo }}
          remove={remove}
        />
      }
    />
  );
}
