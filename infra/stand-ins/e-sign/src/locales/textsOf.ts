import type { Language } from '../envelope/envelope';
import { en, type Texts } from './en';
import { es } from './es';

/** The signing pages' texts in the language the envelope was sent in. */
export const textsOf = (language: Language): Texts => (language === 'es' ? es : en);

/** A text with its `{values}` filled in. A value with a period of its own, such as "Jr.", needs no other one after it. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, period: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return String(value).endsWith('.') ? String(value) : `${value}${period}`;
  });

/** The exact words that are consented to, in a language. */
export function consentWording(language: Language): string {
  const { title, parts, agree } = textsOf(language).consent;
  return [title, ...parts.flatMap((part) => [part.title, part.text]), agree].join('\n');
}
