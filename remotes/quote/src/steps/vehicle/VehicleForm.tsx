import { todayIn } from '@shared/api-client/hooks';
import type { Quote, Vehicle, VehicleInput } from '@shared/domain';
import { StepForm, type StepFormProps, UseFields, useTabState } from '@shared/forms';
import { textOfProblem, useTexts } from '@shared/i18n';
import { CASCADE, nextField, searchIn } from './search';
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
  const [search, change] = useTabState(quote.id, `${draft}/picker`, searchIn);
  const { isSubmitted, errors } = form.formState;
  const open = isPicked(pick)
    ? undefined
    : { field: nextField(search.way, pick), message: t('form.incompleteVehicle'), insteadOf: CASCADE };
  const missing = open?.message ?? (use.use_code === null ? t('form.incompleteUse') : undefined);
  return (
    <StepForm {...step} of="vehicles" {...{ form, missing, open }} savingText={t('form.saving')}>
      <VehiclePicker
        pick={pick}
        onPick={setPick}
        others={quote.vehicles.filter(({ id }) => id !== vehicle?.id)}
        today={todayIn(quote.address)}
        search={search}
        onSearch={change}
        missing={isSubmitted ? open : undefined}
      />
      <UseFields use={use} onUse={setUse} error={textOfProblem(t, errors.use_code?.message)} />
    </StepForm>
  );
}
