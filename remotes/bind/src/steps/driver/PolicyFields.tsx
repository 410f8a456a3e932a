import { relationshipChoices } from '@shared/domain/purchase';
import { Choices, YesNo } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import type { DriverFormState } from './useDriverForm';

/**
 * Relationship to the policyholder, who alone is 'me' (section 9), and whether the policy insures the driver, which is
 * fixed for the policyholder (sections 4 and 6).
 */
export function PolicyFields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { control } = driverForm.form;
  const { driver, state } = driverForm.asked;
  const isHolder = driver.policy_holder;
  return (
    <>
      {isHolder ? null : (
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
      )}
      <YesNo
        control={control}
        name="included_in_policy"
        legend={t('driver.who.included')}
        hint={isHolder ? t('driver.who.includedHolder') : undefined}
        yes={{ label: t('driver.who.yes') }}
        no={{ label: t('driver.who.no'), ...(isHolder ? {} : { help: t('driver.who.noHelp') }) }}
        disabled={isHolder}
      />
    </>
  );
}
