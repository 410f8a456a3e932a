import { isExampleSocial, socialDigits, storedSocial } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Disclosure, Notice, Stack, Text } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import { FormSection } from '../../parts/FormSection';
import type { DriverValues } from './driverValues';
import { SocialField } from './SocialField';

interface SocialFieldsProps {
  control: Control<DriverValues>;
  /** Last four digits of the stored number; null if there is none. */
  stored: string | null;
}

/** The policyholder's Social Security number (section 3), with its purpose and how it is kept. */
export function SocialFields({ control, stored }: SocialFieldsProps) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('driver.social.heading')}>
      <Stack $gap={3}>
        <SocialField
          control={control}
          hint={stored === null ? undefined : t('driver.social.stored', { stored: storedSocial(stored) })}
        />
        <ExampleNotice control={control} />
      </Stack>
      <Disclosure summary={t('driver.social.why')}>
        <Stack $gap={3}>
          <Text>{t('driver.social.whyBody')}</Text>
          <Text>{t('driver.social.keptBody')}</Text>
        </Stack>
      </Disclosure>
    </FormSection>
  );
}

/** Asks to check a number that looks like an example (reading 72). */
function ExampleNotice({ control }: Pick<SocialFieldsProps, 'control'>) {
  const { t } = useTexts('bind');
  const social = useWatch({ control, name: 'social_security' });
  const isExample = isExampleSocial(socialDigits(social ?? '') ?? '');
  return <output>{isExample ? <Notice>{t('driver.social.example')}</Notice> : null}</output>;
}
