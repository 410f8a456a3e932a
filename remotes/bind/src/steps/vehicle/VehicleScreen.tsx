import { useUpdateVehicle, type VehicleChanges } from '@shared/api-client/hooks';
import { paths, type Vehicle, vehicleName } from '@shared/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseItemStep } from '../../journey/PurchaseItemStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCancelTo, useReturnTo } from '../../journey/useReturnTo';
import { vehicleStepTexts } from '../../locales/vehicleStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { draftOf } from './vehicleValues';
import { VehicleForm } from './VehicleForm';

/** /bol/vehicles/{vehicleId}/edit (specification 2.12). */
export function VehicleScreen() {
  useMoreTexts(vehicleStepTexts);
  const { vehicleId } = useParams();
  return (
    <PurchaseItemStep step="vehicles" list={({ vehicles }) => vehicles} id={vehicleId}>
      {(purchase, vehicle) => <EditVehicle key={vehicle.id} {...{ ...purchase, vehicle }} />}
    </PurchaseItemStep>
  );
}

function EditVehicle({ quote, rate, vehicle }: Purchase & { vehicle: Vehicle }) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  const saved = useReturnTo(paths.purchaseVehicles());
  const cancelled = useCancelTo(paths.purchaseDrivers(), quote.id);
  const { trigger, isMutating: busy, error: failure } = useUpdateVehicle();
  const { elsewhere, formKey, finish } = useStepSave(
    quote,
    draftOf(vehicle),
    (change) => change.of === 'vehicles' && change.item.id === vehicle.id,
  );
  const save = async (changes: VehicleChanges) => {
    if ((await finish(trigger(vehicle.id, changes))) !== null) void navigate(saved);
  };
  return (
    <PurchasePage
      {...{ quote, rate }}
      title={t('vehicle.heading', { vehicle: vehicleName(vehicle) })}
      lead={t('vehicle.lead')}
    >
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <VehicleForm
        key={formKey}
        {...{ quote, vehicle, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t('vehicle.save')}
        failureTitle={t('vehicle.failed')}
        cancelTo={cancelled}
      />
    </PurchasePage>
  );
}
