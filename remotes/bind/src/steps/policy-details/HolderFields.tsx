import { TextAnswer } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Grid, SectionHeading, Stack, Text } from '@shared/ui';
import type { Control } from 'react-hook-form';
import type { PolicyValues } from './policyValues';

/** Whose policy it is. */
export function HolderFields({ control }: { control: Control<PolicyValues> }) {
  const { t } = useTexts('bind');
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <SectionHeading>{t('policyDetails.holder.heading')}</SectionHeading>
        <Text $muted>{t('policyDetails.holder.lead')}</Text>
      </Stack>
      <Grid $gap={6}>
        <TextAnswer
          control={control}
          name="first_name"
          label={t('attributes.first_name')}
          autoComplete="given-name"
          maxLength={80}
        />
        <TextAnswer
          control={control}
          name="last_name"
          label={t('attributes.last_name')}
          autoComplete="family-name"
          maxLength={80}
        />
      </Grid>
    </Stack>
  );
}
