import { useField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { JoinedChoices } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

interface JoinedYesNoProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  legend: ReactNode;
  hint?: ReactNode;
  /** By default Yes and No. */
  yes?: string;
  no?: string;
}

/** A yes-or-no answer in one row, a boolean in the form; nothing is preselected. */
export function JoinedYesNo<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: JoinedYesNoProps<Values, Name>,
) {
  const { control, name, legend, hint } = props;
  const { t } = useTexts('bind');
  const field = useField(control, name);
  const answer: unknown = field.value;
  return (
    <JoinedChoices
      {...{ name, legend, hint }}
      error={field.error}
      value={answer === true ? 'yes' : answer === false ? 'no' : null}
      onValueChange={(chosen) => field.change(chosen === 'yes')}
      onBlur={field.leave}
      options={[
        { value: 'no', label: props.no ?? t('known.no') },
        { value: 'yes', label: props.yes ?? t('known.yes') },
      ]}
    />
  );
}
