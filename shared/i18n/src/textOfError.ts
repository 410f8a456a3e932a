import { keyAtRunTime, type TranslateShared } from './translate';

interface Coded {
  code: string;
  message: string;
}

/** The text of an error code: ours if the code is known, else the server's (already in the shopper's language). */
export function textOfError(t: TranslateShared, { code, message }: Coded): string {
  return t([keyAtRunTime(`common:errors.${code}`), keyAtRunTime(`validation:${code}`)], {
    defaultValue: message || t('common:errors.unforeseen'),
  });
}
