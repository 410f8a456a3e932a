import { useTexts } from '@shared/i18n';
import { ErrorSummary, type Missing } from '@shared/ui';

/** What a pressed button still needs, at the top of its section (reading 52). */
export function MissingSummary({ missing: { problems, presses } }: { missing: Missing }) {
  const { t } = useTexts('common');
  return (
    <ErrorSummary
      key={presses}
      title={t('form.summary', { count: problems.length })}
      errors={problems}
      scrollsUp
    />
  );
}
