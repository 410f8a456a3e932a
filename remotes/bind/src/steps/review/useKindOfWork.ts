import type { Driver } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { useLazyModule } from '../../parts/useLazyModule';
import { employerCategoryLabels } from '../../parts/employerCategoryLabels';
import { answer, type Answer } from './answers';

/** The kind of work as text, which loads if a driver has one. */
export function useKindOfWork({ employer_category: category }: Driver): Answer[] {
  const { t, language } = useTexts('bind');
  const name = category === null ? null : `categories-${language}`;
  const { loaded, failed } = useLazyModule(name, () => employerCategoryLabels(language));
  if (category === null) return [];
  const labels: Readonly<Record<string, string>> = loaded ?? {};
  const label = failed ? t('review.unread') : labels[category];
  return answer('employer_category', t('review.driver.employer_category'), label);
}
