import { useTexts } from '@shared/i18n';

/** 'Loading' in the person's language: what a LoadingScreen says when it is told nothing better (spec 2.13). */
export function DefaultTitle() {
  const { t } = useTexts('common');
  return t('loading.title');
}
