import { GENDERS, MARITAL_STATUSES } from '@shared/domain';
import { Choices, TextAnswer, DateField, YesNo } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { Grid, Notice, Stack } from '@shared/ui';
import { type Control, useWatch } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { AskedDriver, DriverValues } from './driverValues';
import type { DriverFormState } from './useDriverForm';
import { ageDisagreement, relationshipChoices } from '@shared/domain/purchase';
import { FixedAnswer } from '../../parts/FixedAnswer';

/**
 * Relationship to the policyholder, who alone is 'me' (section 9), and whether the policy insures the driver, which it
 * always does for the policyholder (sections 4 and 6, reading 73).
 */
function PolicyFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { control } = driverForm.form;
  const { driver, state } = driverForm.asked;
  if (driver.policy_holder)
    return <FixedAnswer question={t('driver.who.included')} reason={t('driver.who.includedHolder')} />;
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
      <YesNo
        control={control}
        name="included_in_policy"
        legend={t('driver.who.included')}
        yes={{ label: t('driver.who.yes') }}
        no={{ label: t('driver.who.no'), help: t('driver.who.noHelp') }}
      />
    </>
  );
}

interface BirthdayFieldProps {
  control: Control<DriverValues>;
  asked: AskedDriver;
}

/** The birthday field. Says so if it disagrees with the quoted age, since the birthday wins (reading 14). */
function BirthdayField({ control, asked }: BirthdayFieldProps) {
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

/**
 * Name and birthday as on the license, relationship to the policy, and for insured drivers gender and marital status.
 */
export function WhoFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t, language } = useTexts('bind');
  const { form, values, rules, asked } = driverForm;
  const { control } = form;
  return (
    <FormSection heading={t('driver.who.heading')}>
      <NameFields {...{ control, asked }} />
      <BirthdayField {...{ control, asked }} />
      <PolicyFields driverForm={driverForm} />
      {values.included_in_policy ? (
        <>
          <Choices
            control={control}
            name="gender"
            legend={t('drivers:gender.legend')}
            hint={t(rules.genderRates ? 'drivers:gender.hint' : 'drivers:gender.hintNoRating', {
              state: stateName(rules.code, language),
            })}
            options={GENDERS.map((value) => ({ value, label: t(`drivers:gender.${value}`) }))}
            columns={2}
          />
          <Choices
            control={control}
            name="marital_status"
            legend={t('drivers:marital_status.legend')}
            options={MARITAL_STATUSES.map((value) => ({
              value,
              label: t(`drivers:marital_status.${value}`),
            }))}
            columns={2}
          />
        </>
      ) : null}
    </FormSection>
  );
}

/** Browsers autofill only the typing person's name, so other drivers get no autofill. */
function NameFields({ control, asked }: { control: Control<DriverValues>; asked: AskedDriver }) {
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
