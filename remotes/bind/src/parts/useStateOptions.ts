import { useTexts } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';

/** State options, sorted by name. */
export function useStateOptions<Code extends string>(
  codes: readonly Code[],
): { value: Code; label: string }[] {
  const { language } = useTexts('bind');
  const { compare } = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: stateName(value, language) }))
    .toSorted((one, next) => compare(one.label, next.label));
}
