import { useTexts } from '@shared/i18n';

/** What a namespace calls its fields (`attributes`), by the last part of a path; '' where it has no name. */
export function useFieldNames(namespace: string): (field: string) => string {
  const { t } = useTexts(namespace);
  return (field) => t(`attributes.${field.split('.').at(-1) ?? ''}`, { defaultValue: '' });
}
