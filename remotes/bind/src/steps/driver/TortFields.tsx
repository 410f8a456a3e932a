import { TORT_OPTIONS } from '@shared/domain';
import { Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { CheckboxField } from '@shared/ui';
import { FormSection } from '../../parts/FormSection';
import type { DriverFormState } from './useDriverForm';

interface TortFieldsProps {
  driverForm: DriverFormState;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** Pennsylvania: limited tort stands preselected and is confirmed by its own box (reading 22). */
export function TortFields({ driverForm, confirmed, onConfirm }: TortFieldsProps) {
  const { t } = useTexts('drivers');
  const { form, values } = driverForm;
  return (
    <FormSection heading={t('bind:driver.tort.heading')}>
      <Choices
        control={form.control}
        name="tort"
        legend={t('tort.legend')}
        hint={t('tort.hint')}
        options={TORT_OPTIONS.map((value) => ({
          value,
          label: t(`tort.${value}`),
          help: t(`tort.${value}Help`),
        }))}
      />
      {values.tort === 'FULL' ? null : (
        <CheckboxField
          name="tort_confirmed"
          label={t('tort.confirm')}
          checked={confirmed}
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
      )}
    </FormSection>
  );
}
