import { GENDERS, MARITAL_STATUSES } from '@shared/domain';
import { Choices, TextAnswer, DateField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Grid, Notice, Stack } from '@shared/ui';
import { type Control, useWatch } from 'react-hook-form';
import type { AskedDriver, DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';
import { ageDisagreement, relationshipChoices } from '@shared/domain/purchase';
import { JoinedYesNo } from '../../parts/JoinedYesNo';

/** Another driver's relationship to the policyholder (section 9), and whether the policy insures them. */
function PolicyFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { control } = driverForm.form;
  const { state } = driverForm.asked;
  return (
    <>
      <Choices
        control={control}
        name="policy_holder_relationship"
        legend={t('driver.who.relationship')}
        options={relationshipChoices(state, false).map((value) => ({
          value,
          label: t(`relationship.${value}`),
        }))}
        columns={2}
      />
      <JoinedYesNo
        control={control}
        name="included_in_policy"
        legend={t('driver.who.included')}
        hint={t('driver.who.noHelp')}
      />
    </>
  );
}

interface BirthdayFieldProps {
  control: Control<DriverValues>;
  asked: AskedDriver;
}

/** The birthday field. Says so if it disagrees with the quoted age, since the birthday wins (reading 14). */
export function BirthdayField({ control, asked }: BirthdayFieldProps) {
  const { t } = useTexts('bind');
  const birthday = useWatch({ control, name: 'birthday' });
  const disagreement = ageDisagreement(asked.driver, birthday ?? '', asked.today);
  return (
    <Stack $gap={3}>
      <DateField
        control={control}
        name="birthday"
        label={t('driver.who.birthday')}
        autoComplete={asked.driver.policy_holder ? 'bday' : undefined}
      />
      <output>
        {disagreement === null ? null : <Notice>{t('driver.who.disagrees', { ...disagreement })}</Notice>}
      </output>
    </Stack>
  );
}

/** What of a driver's name, birthday, gender and marital status is not known yet; of others their place on the policy. */
export function WhoFields({ driverForm }: { driverForm: DriverFormState }) {
  const { form, values, asked, known } = driverForm;
  const { control } = form;
  const { included_in_policy: isIncluded } = values;
  return (
    <>
      {known.name ? null : <NameFields {...{ control, asked }} />}
      {known.birthday ? null : <BirthdayField {...{ control, asked }} />}
      {asked.driver.policy_holder ? null : <PolicyFields driverForm={driverForm} />}
      {isIncluded && !known.gender ? <GenderField driverForm={driverForm} /> : null}
      {isIncluded && !known.marital ? <MaritalField control={control} /> : null}
    </>
  );
}

export function GenderField({ driverForm }: { driverForm: DriverFormState }) {
  const { t, language } = useTexts('bind');
  const { form, rules } = driverForm;
  return (
    <Choices
      control={form.control}
      name="gender"
      legend={t('drivers:gender.legend')}
      hint={t(rules.genderRates ? 'drivers:gender.hint' : 'drivers:gender.hintNoRating', {
        state: stateName(rules.code, language),
      })}
      options={GENDERS.map((value) => ({ value, label: t(`drivers:gender.${value}`) }))}
      columns={2}
    />
  );
}

export function MaritalField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  return (
    <Choices
      control={control}
      name="marital_status"
      legend={t('drivers:marital_status.legend')}
      options={MARITAL_STATUSES.map((value) => ({ value, label: t(`drivers:marital_status.${value}`) }))}
      columns={2}
    />
  );
}

/** Browsers autofill only the typing person's name, so other drivers get no autofill. */
export function NameFields({ control, asked }: { control: Control<DriverValues>; asked: AskedDriver }) {
  const { t } = useTexts('bind');
  const fill = (name: string) => (asked.driver.policy_holder ? name : 'off');
  return (
    <Grid>
      <TextAnswer
        control={control}
        name="first_name"
        label={t('driver.who.firstName')}
        hint={t('driver.who.nameHint')}
        maxLength={80}
        autoComplete={fill('given-name')}
      />
      <TextAnswer
        control={control}
        name="last_name"
        label={t('driver.who.lastName')}
        hint={t('driver.who.nameHint')}
        maxLength={80}
        autoComplete={fill('family-name')}
      />
    </Grid>
  );
}
