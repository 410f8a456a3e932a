import type { VehicleChanges } from '@shared/api-client/hooks';
import type { Quote, Vehicle, VehicleSearchResult } from '@shared/domain';
import { StepForm, type StepFormProps, UseFields } from '@shared/forms';
import { textOfProblem, useTexts } from '@shared/i18n';
import { Stack } from '@shared/ui';
import { styled } from 'styled-components';
import { LienholderFields } from './LienholderFields';
import { MilesFields } from './MilesFields';
import { OtherCar } from './OtherCar';
import { useVehicleForm } from './useVehicleForm';
import { VinField } from './VinField';

interface VehicleFormProps extends StepFormProps<VehicleChanges> {
  quote: Quote;
  vehicle: Vehicle;
}

/** Hidden while a stored VIN is checked, because the question about another car would push it down. */
const BelowVin = styled(Stack)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};
`;

/** A car's answers that a policy needs beyond the quote (specification 2.12 and 5). */
export function VehicleForm({ quote, vehicle, onSave, ...step }: VehicleFormProps) {
  const { t } = useTexts('bind');
  const { form, asked, check, isSaved, choice, use, setUse } = useVehicleForm(quote, vehicle, step.elsewhere);
  const { control } = form;
  const useProblem = form.formState.errors.use_code?.message;
  const isSent = form.formState.isSubmitted;
  const messages = {
    car: t('vehicle.car.undecided'),
    version: t('vehicle.car.versionMissing'),
    vin: t('vehicle.vin.correct'),
  };
  const field = check.state === 'refused' ? 'vin' : choice.open;
  const open = field === null ? undefined : { field, message: messages[field] };
  return (
    <StepForm
      {...step}
      of="bind"
      form={form}
      onSave={(values) => onSave({ ...values, ...carOf(choice.taken) })}
      missing={open?.message}
      open={open}
      savingText={t('vehicle.saving')}
    >
      <Stack $gap={6}>
        <VinField {...{ control, vehicle, asked, check }} open={isSent ? open : undefined} />
        <OtherCar {...{ vehicle, choice }} cars={check.cars} open={isSent ? open : undefined} />
      </Stack>
      <BelowVin $gap={10} $isHidden={isSaved && check.state === 'asking'}>
        <UseFields use={use} onUse={setUse} error={textOfProblem(t, useProblem)} />
        <MilesFields control={control} />
        <LienholderFields form={form} />
      </BelowVin>
    </StepForm>
  );
}

/** The VIN's car, replacing the chosen one; the VIN itself comes from the form. */
function carOf(taken: VehicleSearchResult | null): VehicleChanges {
  if (taken === null) return {};
  const { year, manufacturer, model, trim, logo_url, body_class } = taken;
  return { year, manufacturer, model, trim, logo_url, body_class };
}
