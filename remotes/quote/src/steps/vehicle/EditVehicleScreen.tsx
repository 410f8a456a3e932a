import { useApi, useUpdateVehicle } from '@shared/api-client/hooks';
import { type Quote, type Vehicle, type VehicleInput, vehicleName } from '@shared/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { ItemStep } from '../../journey/ItemStep';
import { useReturnPaths } from '../../journey/useReturnPaths';
import { StepPage } from '../../parts/StepPage';
import { draftOf } from './useVehicleForm';
import { VehicleForm } from './VehicleForm';

/** Specification 2.6: /vehicles/{id}/edit and /rates/vehicles/{id}/edit. */
export function EditVehicleScreen() {
  const { vehicleId } = useParams();
  return (
    <ItemStep of="vehicles" list={({ vehicles }) => vehicles} id={vehicleId}>
      {(quote, vehicle) => <EditVehicle key={vehicle.id} {...{ quote, vehicle }} />}
    </ItemStep>
  );
}

function EditVehicle({ quote, vehicle }: { quote: Quote; vehicle: Vehicle }) {
  const { t } = useTexts('vehicles');
  const { bus } = useApi();
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useUpdateVehicle();
  const returnPaths = useReturnPaths(quote, 'vehicles');
  const { elsewhere, formKey, finish, giveUp } = useStepSave(
    quote,
    draftOf(vehicle),
    (change) => change.of === 'vehicles' && change.item.id === vehicle.id,
  );
  const save = async (values: VehicleInput) => {
    if ((await finish(trigger(vehicle.id, values))) === null) return;
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.vehicle_saved' });
    void navigate(returnPaths.saved);
  };
  return (
    <StepPage quote={quote} title={t('form.editTitle', { vehicle: vehicleName(vehicle) })}>
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <VehicleForm
        key={formKey}
        {...{ quote, vehicle, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t('form.saveEdit')}
        failureTitle={t('form.errorTitle')}
        cancelTo={returnPaths.back}
        onCancel={giveUp}
      />
    </StepPage>
  );
}
