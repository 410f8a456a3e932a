import { useApi, useUpdateVehicle } from '@shared/api-client/hooks';
import { paths, type Quote, type Vehicle, type VehicleInput, vehicleName } from '@shared/domain';
import { useNavigate, useParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { dropDraft } from '../../form/drafts';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { useBackPath } from '../../journey/useBackPath';
import { useSavedPath } from '../../journey/useSavedPath';
import { NotOnQuote } from '../../parts/NotOnQuote';
import { StepPage } from '../../parts/StepPage';
import { draftOf, useVehicleForm } from './useVehicleForm';
import { VehicleFormView } from './VehicleFormView';

/** Specification 2.6: /vehicles/{id}/edit and /rates/vehicles/{id}/edit. */
export function EditVehicleScreen() {
  const { vehicleId } = useParams();
  return (
    <QuoteStep step="vehicles">
      {(quote) => {
        const vehicle = quote.vehicles.find((each) => each.id === vehicleId);
        if (vehicle === undefined) return <NotOnQuote of="vehicles" to={paths.vehicles()} />;
        return <EditVehicle key={vehicle.id} {...{ quote, vehicle }} />;
      }}
    </QuoteStep>
  );
}

function EditVehicle({ quote, vehicle }: { quote: Quote; vehicle: Vehicle }) {
  const { t } = useTexts('vehicles');
  const { bus } = useApi();
  const navigate = useNavigate();
  const update = useUpdateVehicle();
  const vehicleForm = useVehicleForm(quote.id, vehicle);
  const savedPath = useSavedPath('editVehicle', paths.vehicles());
  const backPath = useBackPath(quote, paths.vehicles());
  const save = async (values: VehicleInput) => {
    const saved = await settled(update.trigger(vehicle.id, values));
    if (saved === null) return;
    dropDraft(quote.id, draftOf(vehicle));
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.vehicle_saved' });
    void navigate(savedPath);
  };
  return (
    <StepPage quote={quote} title={t('form.editTitle', { vehicle: vehicleName(vehicle) })}>
      <VehicleFormView
        vehicleForm={vehicleForm}
        state={quote.address.state}
        saveLabel={t('form.saveEdit')}
        onSave={save}
        busy={update.isMutating}
        failure={update.error}
        failureTitle={t('form.errorTitle')}
        cancelTo={backPath}
      />
    </StepPage>
  );
}
