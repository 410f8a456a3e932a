import { useTexts } from '@shared/i18n';
import { ErrorSummary, type Missing } from '@shared/ui';

/** What a button that was pressed still needs, at the top of what it belongs to (reading 52). */
export function MissingSummary({ missing: { problems, told } }: { missing: Missing }) {
  const { t } = useTexts('common');
  return (
    <ErrorSummary
      key={told}
      title={t('form.summary', { count: problems.length })}
      errors={problems}
      scrollsUp
    />
  );
}
