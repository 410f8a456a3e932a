import { useTexts } from '@shared/i18n';

/**
 * What a namespace calls its fields (`attributes`), by the last part of a path; '' where it has no name. An answer of
 * several parts may name them by itself: `lienholder.address.line2` is `lienholderAttributes.line2` before it is
 * `attributes.line2`.
 */
export function useFieldNames(namespace: string): (field: string) => string {
  const { t } = useTexts(namespace);
  return (field) => {
    const parts = field.split('.');
    const last = parts.at(-1);
    return t([`${parts[0]}Attributes.${last}`, `attributes.${last}`], { defaultValue: '' });
  };
}
