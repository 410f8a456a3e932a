import { STATE_RULES } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SectionHeading, Stack, Text } from '@shared/ui';
import type { ComponentProps } from 'react';
import { ChoiceForm } from './ChoiceForm';

/** What the state wants signed about these coverages; other coverages begin the form anew. */
export function StateChoices(choices: ComponentProps<typeof ChoiceForm>) {
  const { t } = useTexts('bind');
  const { state } = choices.quote.address;
  return (
    <Stack as="section" $gap={6} aria-labelledby="choices-heading">
      <Stack $gap={2}>
        <SectionHeading id="choices-heading">
          {t('coverages.choices.heading', { state: STATE_RULES[state].name })}
        </SectionHeading>
        <Text>{t('coverages.choices.lead')}</Text>
      </Stack>
      <ChoiceForm key={choices.open.map(({ kind, basis }) => kind + basis).join(' ')} {...choices} />
    </Stack>
  );
}
