import type { CoverageChoice } from '@shared/domain';
import type { AskedLine } from '@shared/domain/purchase';
import { formatDate, useTexts } from '@shared/i18n';

/** Says a choice in a line: "Personal injury protection: rejected, signed on December 1, 2026". */
export function useMadeChoice() {
  const { t, language } = useTexts('bind');
  return ({ line, isRequired }: AskedLine, choice: CoverageChoice | null): string => {
    const name = t(`coverages.line.${line}`);
    if (!choice || choice.choice === 'keep')
      return t(`coverages.made.${isRequired ? 'kept' : 'default'}`, { name });
    const { signature } = choice;
    if (!signature) return t('coverages.made.declined', { name });
    const date = formatDate(signature.signed_at, language, 'long');
    return t(`coverages.made.${isRequired ? 'rejected' : 'signed'}`, { name, date });
  };
}
