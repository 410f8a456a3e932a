import { GENDERS, MARITAL_STATUSES } from '@shared/domain';
import { Choices, TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid } from '@shared/ui';
import { BirthdayField } from './BirthdayField';
import { FormSection } from './FormSection';
import type { DriverFormState } from './useDriverForm';

/** Name, birthday, gender and marital status, as on the license. */
export function WhoFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, rules, asked } = driverForm;
  const { control } = form;
  const isHolder = asked.driver.policy_holder;
  const name = (field: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <TextAnswer
      {...{ control, label }}
      name={field}
      hint={t('driver.who.nameHint')}
      maxLength={80}
      autoComplete={isHolder ? autoComplete : 'off'}
    />
  );
  return (
    <FormSection heading={t('driver.who.heading')}>
      <Grid>
        {name('first_name', t('driver.who.firstName'), 'given-name')}
        {name('last_name', t('driver.who.lastName'), 'family-name')}
      </Grid>
      <BirthdayField {...{ control, asked }} />
      <Choices
        control={control}
        name="gender"
        legend={t('drivers:gender.legend')}
        hint={
          rules.genderRates
            ? t('drivers:gender.hint')
            : t('drivers:gender.hintNoRating', { state: rules.name })
        }
        options={GENDERS.map((value) => ({ value, label: t(`drivers:gender.${value}`) }))}
        columns={2}
      />
      <Choices
        control={control}
        name="marital_status"
        legend={t('drivers:marital_status.legend')}
        options={MARITAL_STATUSES.map((value) => ({ value, label: t(`drivers:marital_status.${value}`) }))}
        columns={2}
      />
    </FormSection>
  );
}
