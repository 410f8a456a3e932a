import { tickDriver, type DriverOptions } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CheckboxGroup } from '@shared/ui';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import type { DriverValues } from './driverValues';

interface ExtrasFieldsProps {
  form: UseFormReturn<DriverValues>;
  options: DriverOptions;
  values: DefaultValues<DriverValues>;
}

type Extra = 'good_student' | 'defensive_driver' | 'requires_sr22';

/**
 * Discounts and SR-22, each where the state and the answers allow it (section 5); without any, no question is shown.
 */
export function ExtrasFields({ form, options, values }: ExtrasFieldsProps) {
  const { t } = useTexts('drivers');
  const shown: Extra[] = [
    ...(options.goodStudent ? (['good_student'] as const) : []),
    ...(options.defensiveDriver ? (['defensive_driver'] as const) : []),
    ...(options.sr22 ? (['requires_sr22'] as const) : []),
  ];
  if (shown.length === 0) return null;
  const tick = (field: Extra, ticked: boolean) => {
    if (field === 'defensive_driver') return form.setValue(field, ticked, { shouldDirty: true });
    const { good_student = false, requires_sr22 = false } = values;
    const next = tickDriver({ good_student, requires_sr22 }, field, ticked);
    form.setValue('good_student', next.good_student, { shouldDirty: true });
    form.setValue('requires_sr22', next.requires_sr22, { shouldDirty: true });
  };
  return (
    <CheckboxGroup
      legend={t('extras.legend')}
      hint={t('extras.hint')}
      boxes={shown.map((name) => ({
        name,
        label: t(`extras.${name}`),
        hint: t(`extras.${name}Hint`),
        checked: values[name] ?? false,
      }))}
      onTick={tick}
    />
  );
}
