import { DateField, useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { CheckboxField, Stack } from '@shared/ui';
import type { Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';

/** Driver discounts, each where the state and the answers allow it (section 5). */
export function DiscountFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, options } = driverForm;
  const { control } = form;
  return (
    <>
      <Stack $gap={2}>
        {options.goodStudent ? <Discount control={control} name="good_student" /> : null}
        {options.defensiveDriver ? <Discount control={control} name="defensive_driver" /> : null}
      </Stack>
      {values.defensive_driver ? (
        <DateField
          control={control}
          name="defensive_driver_course_completed_at"
          label={t('driver.discounts.completed')}
        />
      ) : null}
    </>
  );
}

interface DiscountProps {
  control: Control<DriverValues>;
  name: 'good_student' | 'defensive_driver';
}

function Discount({ control, name }: DiscountProps) {
  const { t } = useTexts('drivers');
  const field = useField(control, name);
  return (
    <CheckboxField
      name={name}
      label={t(`extras.${name}`)}
      hint={t(`extras.${name}Hint`)}
      error={field.error}
      checked={field.value}
      onChange={({ currentTarget }) => field.change(currentTarget.checked)}
      onBlur={field.leave}
    />
  );
}
