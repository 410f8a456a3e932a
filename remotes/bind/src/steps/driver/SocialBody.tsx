import { isExampleSocial, socialDigits, storedSocial } from '@shared/domain/purchase';
import { useTexts } from '@shared/i18n';
import { Notice, Stack, Text } from '@shared/ui';
import { useWatch, type Control } from 'react-hook-form';
import type { DriverValues } from './driverValues';
import { SocialField } from './SocialField';

export interface SocialBodyProps {
  control: Control<DriverValues>;
  /** Last four digits of the stored number; null if there is none. */
  stored: string | null;
}

/** The number, its purpose and how it is kept; loaded when it is opened. */
export function SocialBody({ control, stored }: SocialBodyProps) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={3}>
      <SocialField
        control={control}
        hint={stored === null ? undefined : t('driver.social.stored', { stored: storedSocial(stored) })}
      />
      <ExampleNotice control={control} />
      <Text $size={14}>{t('driver.social.whyBody')}</Text>
      <Text $size={14}>{t('driver.social.keptBody')}</Text>
    </Stack>
  );
}

/** Asks to check a number that looks like an example (reading 72). */
function ExampleNotice({ control }: Pick<SocialBodyProps, 'control'>) {
  const { t } = useTexts('bind');
  const social = useWatch({ control, name: 'social_security' });
  const isExample = isExampleSocial(socialDigits(social ?? '') ?? '');
  return <output>{isExample ? <Notice>{t('driver.social.example')}</Notice> : null}</output>;
}
