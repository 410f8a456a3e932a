import type { CoverageChoice } from '@shared/domain';
import { type AskedLine, isOwnLine } from '@shared/domain/purchase';
import { formatDate, useTexts } from '@shared/i18n';

/** Says a choice in a line: "Personal injury protection: you rejected it, signed on December 1, 2026". */
export function useMadeChoice() {
  const { t, language } = useTexts('bind');
  return ({ line, rule }: AskedLine, choice: CoverageChoice | null): string => {
    const signature = choice?.choice === 'reject' ? choice.signature : null;
    const date = signature ? formatDate(signature.signed_at, language, 'long') : '';
    if (isOwnLine(line))
      return t(`coverages.made.own.${line}.${signature ? 'signed' : 'unsigned'}`, { date });
    const name = t(`coverages.line.${line}`);
    if (choice?.choice !== 'reject') {
      return t(`coverages.made.${rule === 'offered' ? 'added' : 'kept'}`, { name });
    }
    return t(`coverages.made.${signature ? 'rejected' : 'declined'}`, { name, date });
  };
}
