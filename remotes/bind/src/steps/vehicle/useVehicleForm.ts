import type { Quote, Vehicle, VehicleUse } from '@shared/domain';
import { PURCHASE_VEHICLE_FIELDS } from '@shared/domain/purchase';
import { type Elsewhere, lateResolver, useStepForm } from '@shared/forms';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { loadValidation } from '../../validation/loadValidation';
import { useCarChoice, type CarChoice } from './useCarChoice';
import { useTimelyCheck } from './useTimelyCheck';
import { useVinCheck, type VinCheck } from './useVinCheck';
import { draftOf, fromVehicle, type AskedVehicle, type VehicleValues } from './vehicleValues';

const resolver = lateResolver<VehicleValues>(() => loadValidation().then(({ vehicle }) => vehicle));

interface VehicleForm {
  form: UseFormReturn<VehicleValues>;
  asked: AskedVehicle;
  check: VinCheck;
  /** The VIN is the one already stored with the car. */
  isSaved: boolean;
  choice: CarChoice;
  use: VehicleUse;
  setUse: (use: VehicleUse) => void;
}

/** The car form of the application, validated by the API's own schema on submit. */
export function useVehicleForm(quote: Quote, vehicle: Vehicle, elsewhere: Elsewhere): VehicleForm {
  const draft = draftOf(vehicle);
  const asked: AskedVehicle = { others: quote.vehicles.filter(({ id }) => id !== vehicle.id) };
  const form = useStepForm<VehicleValues>({
    resolver,
    context: asked,
    initial: fromVehicle(vehicle),
    quoteId: quote.id,
    step: draft,
    // None is a personal number, and a VIN is visible on the car, so all may be stored in a draft.
    fields: PURCHASE_VEHICLE_FIELDS,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  const vin = values.vin ?? '';
  const isSaved = vin === vehicle.vin;
  const check = useTimelyCheck(useVinCheck(vin, vehicle), isSaved);
  const choice = useCarChoice({ quoteId: quote.id, draft, vin, cars: check.cars });
  const setUse = (use: VehicleUse) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('tnc', use.tnc);
    form.setValue('individual_delivery', use.individual_delivery);
    form.setValue('use_code', use.use_code ?? undefined, options);
  };
  const use = {
    use_code: values.use_code ?? null,
    tnc: values.tnc ?? false,
    individual_delivery: values.individual_delivery ?? false,
  };
  return { form, asked, check, isSaved, choice, use, setUse };
}
