import { useTexts } from '@shared/i18n';

/** 'Loading' in the shopper's language, the default title of LoadingScreen (spec 2.13). */
export function DefaultTitle() {
  const { t } = useTexts('common');
  return t('loading.title');
}
