import { todayIn, useCreateVehicle } from '@shared/api-client/hooks';
import {
  afterVehicleCreated,
  MAX_VEHICLES,
  paths,
  vehicleAge,
  type Quote,
  type Vehicle,
  type VehicleInput,
  vehicleName,
} from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { AddingPosition } from '../../journey/AddingPosition';
import { QuoteStep } from '../../journey/QuoteStep';
import { useReturnPath } from '../../journey/useReturnPath';
import { FullList } from '../../parts/FullList';
import { StepPage } from '../../parts/StepPage';
import { draftOf } from './useVehicleForm';
import { VehicleForm } from './VehicleForm';
import { Button, Dialog } from '@shared/ui';

interface AgeDialogProps {
  vehicle: Vehicle;
  /** ISO date. */
  today: string;
  to: string;
}

/** Explains the rules for a car older than 30 model years; both buttons go to the list (reading 19). */
function AgeDialog({ vehicle, today, to }: AgeDialogProps) {
  const { t } = useTexts('vehicles');
  const navigate = useNavigate();
  const leave = () => void navigate(to);
  return (
    <Dialog
      open
      title={t('age.title', { vehicle: vehicleName(vehicle) })}
      onClose={leave}
      closeLabel={t('age.close')}
      actions={
        <Button variant="primary" onClick={leave}>
          {t('age.ok')}
        </Button>
      }
    >
      {t('age.body', { age: vehicleAge(vehicle.year, today) })}
    </Dialog>
  );
}

/** Specification 2.6, /vehicles/new. */
export function NewVehicleScreen() {
  return (
    <QuoteStep step="vehicles" position={AddingPosition}>
      {(quote) => <NewVehicle quote={quote} />}
    </QuoteStep>
  );
}

function NewVehicle({ quote }: { quote: Quote }) {
  const { t } = useTexts('vehicles');
  const { trigger, isMutating: busy, error: failure } = useCreateVehicle();
  const { listPath, goOn, old } = useAfterCreated(quote);
  // Changes in another tab do not affect a new car.
  const { known, elsewhere, formKey, finish, giveUp } = useStepSave(quote, draftOf(null), () => false);
  const count = known.vehicles.length;
  if (count >= MAX_VEHICLES) return <FullList of="vehicles" to={listPath} />;
  const save = async (values: VehicleInput) => {
    const created = await finish(trigger(values));
    if (created !== null) goOn(created.vehicle);
  };
  return (
    <StepPage quote={quote} title={t('form.addTitle')} lead={t('form.addLead')}>
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <VehicleForm
        key={formKey}
        {...{ quote, elsewhere, failure }}
        // Disabled behind the dialog, so the car is not saved twice.
        busy={busy || old !== null}
        vehicle={null}
        onSave={save}
        saveLabel={t('form.save')}
        failureTitle={t('form.errorAdd')}
        cancelTo={count === 0 ? null : listPath}
        onCancel={giveUp}
      />
      {old === null ? null : <AgeDialog vehicle={old} today={todayIn(quote.address)} to={listPath} />}
    </StepPage>
  );
}

/** Where a new car leads (specification 4): its coverages, the list, or the age dialog, which then goes to the list. */
function useAfterCreated(quote: Quote) {
  const navigate = useNavigate();
  const { listPath, returnTo } = useReturnPath();
  const [old, setOld] = useState<Vehicle | null>(null);
  const goOn = (vehicle: Vehicle) => {
    const next = afterVehicleCreated(vehicleAge(vehicle.year, todayIn(quote.address)));
    if (next === 'age-modal') setOld(vehicle);
    else void navigate(next === 'edit-coverages' ? paths.editCoverages(vehicle.id, returnTo) : listPath);
  };
  return { listPath, goOn, old };
}
