import { TORT_OPTIONS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CheckboxField } from '@shared/ui';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Choices } from './Choices';
import { TORT_CONFIRMED, type Tort } from './useTort';

interface TortFieldsProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  tort: Tort;
}

/** Pennsylvania: limited tort is preselected and confirmed by its own checkbox (reading 22). Texts: drivers. */
export function TortFields<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: TortFieldsProps<Values, Name>,
) {
  const { control, name } = props;
  const { confirmed, onConfirm, error } = props.tort;
  const { t } = useTexts('drivers');
  const tort: unknown = useWatch({ control, name });
  return (
    <>
      <Choices
        control={control}
        name={name}
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
          name={TORT_CONFIRMED}
          error={error}
          label={t('tort.confirm')}
          checked={confirmed}
          onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
        />
      )}
    </>
  );
}
