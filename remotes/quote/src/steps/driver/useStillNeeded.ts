import { useTexts } from '@shared/i18n';
import type { DriverFormState } from './useDriverForm';

const ALWAYS = ['age', 'gender', 'marital_status', 'license_status'] as const;

/** The missing answers as text; undefined if none (section 5). */
export function useStillNeeded(driverForm: DriverFormState, tortConfirmed: boolean): string | undefined {
  const { t, language } = useTexts('drivers');
  const { values, options } = driverForm;
  const fields = [...ALWAYS, ...(options.credit ? (['credit_score'] as const) : [])];
  const missing = fields
    .filter((field) => (values[field] ?? null) === null)
    .map((field) => t(`needed.${field}`));
  if (options.tort && values.tort !== 'FULL' && !tortConfirmed) missing.push(t('needed.tort'));
  if (missing.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing);
  return t('form.incomplete', { missing: list });
}
