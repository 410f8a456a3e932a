import { TORT_OPTIONS } from '@shared/domain';
import { Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { CheckboxField, Stack } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';

interface TortFieldsProps {
  control: Control<DriverValues>;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Pennsylvania: limited tort stands preselected and is confirmed by its own box (reading 22). */
export function TortFields({ control, confirmed, onConfirm }: TortFieldsProps) {
  const { t } = useTexts('drivers');
  const tort = useWatch({ control, name: 'tort' });
  return (
    <Stack $gap={3}>
      <Choices
        control={control}
        name="tort"
        legend={t('tort.legend')}
        hint={t('tort.hint')}
        options={TORT_OPTIONS.map((value) => ({
          value,
          label: t(`tort.${value}`),
          help: t(`tort.${value}Help`),
        }))}
      />
      {tort === 'FULL' ? null : (
        <CheckboxField
          name="tort_confirmed"
          label={t('tort.confirm')}
          checked={confirmed}
          onChange={(event) => onConfirm(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
