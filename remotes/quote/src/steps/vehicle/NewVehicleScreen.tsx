import { todayIn, useCreateVehicle } from '@shared/api-client/hooks';
import {
  afterVehicleCreated,
  isAllowedReturn,
  MAX_VEHICLES,
  paths,
  vehicleAge,
  type Quote,
  type Vehicle,
  type VehicleInput,
} from '@shared/domain';
import { useNavigate, useSearchParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { dropDraft } from '../../form/drafts';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { FullList } from '../../parts/FullList';
import { StepPage } from '../../parts/StepPage';
import { AgeDialog } from './AgeDialog';
import { draftOf, useVehicleForm } from './useVehicleForm';
import { VehicleFormView } from './VehicleFormView';

/** Specification 2.6, /vehicles/new. */
export function NewVehicleScreen() {
  return <QuoteStep step="vehicles">{(quote) => <NewVehicle quote={quote} />}</QuoteStep>;
}

function NewVehicle({ quote }: { quote: Quote }) {
  const { t } = useTexts('vehicles');
  const create = useCreateVehicle();
  const vehicleForm = useVehicleForm(quote.id, null);
  const { listPath, goOn, old } = useAfterCreated(quote);
  // The quote already holds the new car while this screen is on its way out.
  const [before] = useState(quote.vehicles.length);
  if (before >= MAX_VEHICLES) return <FullList of="vehicles" to={listPath} />;
  const save = async (values: VehicleInput) => {
    const created = await settled(create.trigger(values));
    if (created === null) return;
    dropDraft(quote.id, draftOf(null));
    goOn(created.vehicle);
  };
  return (
    <StepPage
      quote={quote}
      title={before === 0 ? t('form.addTitleFirst') : t('form.addTitle')}
      lead={t('form.addLead')}
    >
      <VehicleFormView
        vehicleForm={vehicleForm}
        state={quote.address.state}
        saveLabel={t('form.save')}
        onSave={save}
        busy={create.isMutating}
        failure={create.error}
        failureTitle={t('form.errorAdd')}
        cancelTo={before === 0 ? null : listPath}
      />
      {old === null ? null : <AgeDialog vehicle={old} today={todayIn(quote.address.state)} to={listPath} />}
    </StepPage>
  );
}

/** Where a new car leads (specification 4): its coverages, the list, or the age dialog, which then leads to the list. */
function useAfterCreated(quote: Quote) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [old, setOld] = useState<Vehicle | null>(null);
  const wanted = query.get('returnTo');
  const listPath = wanted !== null && isAllowedReturn(wanted) ? wanted : paths.vehicles();
  const goOn = (vehicle: Vehicle) => {
    const next = afterVehicleCreated(vehicleAge(vehicle.year, todayIn(quote.address.state)));
    if (next === 'age-modal') setOld(vehicle);
    else void navigate(next === 'edit-coverages' ? paths.editCoverages(vehicle.id) : listPath);
  };
  return { listPath, goOn, old };
}
