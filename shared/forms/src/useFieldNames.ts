import { keyAtRunTime, useTexts } from '@shared/i18n';
import type { FormOf } from './useApiProblems';

/**
 * A namespace's names of fields (`attributes`), by the last part of a path; '' if it has none. Nested fields may have
 * their own: `lienholder.address.line2` is `lienholderAttributes.line2` before `attributes.line2`.
 */
export function useFieldNames(namespace: FormOf): (field: string) => string {
  const { t } = useTexts(namespace);
  return (field) => {
    const parts = field.split('.');
    const last = parts.at(-1);
    const keys = [`${namespace}:${parts[0]}Attributes.${last}`, `${namespace}:attributes.${last}`];
    return t(keys.map(keyAtRunTime), { defaultValue: '' });
  };
}
