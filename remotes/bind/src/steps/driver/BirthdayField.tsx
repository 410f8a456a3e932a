import { ageDisagreement } from '@shared/domain/purchase';
import { DateField } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Notice, Stack } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { AskedDriver, DriverValues } from './driverValues';

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
