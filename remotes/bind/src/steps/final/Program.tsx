import { MONITORING_MONTHS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, SectionHeading, Stack, Text } from '@shared/ui';

const STEPS = ['enroll', 'drive', 'form'] as const;

/** The Monitored Driver Program: Enroll, Drive, Form your rate (specification 2.12 and 9). */
export function Program() {
  const { t } = useTexts('bind');
  const months = MONITORING_MONTHS;
  return (
    <Card as="section" $tone="soft" aria-label={t('policy.program.title')}>
      <Stack $gap={4}>
        <SectionHeading>{t('policy.program.title')}</SectionHeading>
        <Text>{t('policy.program.lead', { months })}</Text>
        <Stack as="ol" $gap={3}>
          {STEPS.map((step) => (
            <li key={step}>
              <Text>
                <strong>{t(`policy.program.${step}`)}.</strong> {t(`policy.program.${step}Body`, { months })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
