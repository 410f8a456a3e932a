import { relationshipChoices } from '@shared/domain/purchase';
import { Choices, YesNo } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { FixedAnswer } from '../../parts/FixedAnswer';
import type { DriverFormState } from './useDriverForm';

/**
 * Relationship to the policyholder, who alone is 'me' (section 9), and whether the policy insures the driver, which it
 * always does for the policyholder (sections 4 and 6, reading 73).
 */
export function PolicyFields({ driverForm }: { driverForm: DriverFormState }) {
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
