import { MONITORING_MONTHS } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Stack, Text } from '@shared/ui';

const STEPS = ['enroll', 'drive', 'form'] as const;

/** The program's requirements: six months, and Enroll, Drive, Form your rate (specification 2.12 and 9). */
export function ProgramSteps() {
  const { t } = useTexts('rates');
  const months = MONITORING_MONTHS;
  return (
    <Stack $gap={4}>
      <Text>{t('program.lead', { months })}</Text>
      <Stack as="ol" $gap={3}>
        {STEPS.map((step) => (
          <li key={step}>
            <Text>
              <strong>{t(`program.${step}`)}.</strong> {t(`program.${step}Body`, { months })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
