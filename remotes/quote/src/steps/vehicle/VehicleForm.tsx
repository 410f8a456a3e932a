import { todayIn } from '@shared/api-client/hooks';
import type { Quote, Vehicle, VehicleInput } from '@shared/domain';
import { StepForm, type StepFormProps, UseFields } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { useVehicleForm } from './useVehicleForm';
import { VehiclePicker } from './VehiclePicker';
import { isPicked } from './vehicleValues';

interface VehicleFormProps extends StepFormProps<VehicleInput> {
  quote: Quote;
  /** Null for a new car. */
  vehicle: Vehicle | null;
}

/** Which car, and what it is used for (specification 2.6). */
export function VehicleForm({ quote, vehicle, ...step }: VehicleFormProps) {
  const { t } = useTexts('vehicles');
  const { form, draft, pick, setPick, use, setUse } = useVehicleForm(quote.id, vehicle, step.elsewhere);
  const missing = !isPicked(pick)
    ? t('form.incompleteVehicle')
    : use.use_code === null
      ? t('form.incompleteUse')
      : undefined;
  return (
    <StepForm {...step} of="vehicles" form={form} missing={missing} savingText={t('form.saving')}>
      <VehiclePicker
        pick={pick}
        onPick={setPick}
        others={quote.vehicles.filter(({ id }) => id !== vehicle?.id)}
        today={todayIn(quote.address)}
        quoteId={quote.id}
        draft={draft}
      />
      <UseFields use={use} onUse={setUse} />
    </StepForm>
  );
}
