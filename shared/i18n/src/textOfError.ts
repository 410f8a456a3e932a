import type { TFunction } from 'i18next';

interface Coded {
  code: string;
  message: string;
}

/** The text of an error code: ours where the code is known, else the server's (already in the person's language). */
export function textOfError(t: TFunction, { code, message }: Coded): string {
  return t([`common:errors.${code}`, `validation:${code}`], {
    defaultValue: message || t('common:errors.unforeseen'),
  });
}
