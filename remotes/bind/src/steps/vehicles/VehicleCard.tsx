import { paths, type Vehicle, vehicleName } from '@shared/domain';
import { missingVehicleAnswers } from '@shared/domain/purchase';
import { CardActions, CarMark } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Badge, CheckIcon, ListCard } from '@shared/ui';
import { StillNeeded } from '../../parts/StillNeeded';
import { useVehicleFacts } from './useVehicleFacts';

/** A car of the application: its known facts, and whether they are complete. */
export function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, language } = useTexts('bind');
  const named = { vehicle: vehicleName(vehicle) };
  const missing = missingVehicleAnswers(vehicle);
  const words =
    missing.length === 0
      ? { label: t('vehicles:list.edit'), name: t('vehicles:list.editNamed', named) }
      : { label: t('vehicles.finish'), name: t('vehicles.finishNamed', named) };
  return (
    <ListCard
      mark={<CarMark car={vehicle} />}
      title={named.vehicle}
      facts={useVehicleFacts(vehicle)}
      status={
        missing.length === 0 ? (
          <Badge $tone="go">
            <CheckIcon size={20} />
            {t('vehicles.complete')}
          </Badge>
        ) : (
          <StillNeeded>
            {t('vehicles.missing', {
              fields: new Intl.ListFormat(language).format(missing.map((field) => t(`attributes.${field}`))),
            })}
          </StillNeeded>
        )
      }
      actions={<CardActions edit={{ ...words, to: paths.purchaseVehicle(vehicle.id) }} />}
    />
  );
}
