import { mailHintTexts } from './locales/mailHintTexts';
import { useMoreTexts } from './useMoreTexts';
import { useTexts } from './useTexts';

/** The words of an email field's hint, for `EmailField` and `EmailForm`. */
export function useMailHint() {
  useMoreTexts(mailHintTexts);
  const { t } = useTexts('forms');
  return {
    didYouMean: (email: string) => t('mailHint.didYouMean', { email }),
    useIt: t('mailHint.useIt'),
  };
}
