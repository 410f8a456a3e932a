import { LOCALES, type TextLanguage } from './languages';

/** Exact cents in the language's format ("$1,234.50"). For dollars rounded up: `formatDollars` (domain). */
export function formatMoney(cents: number, language: TextLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD' }).format(cents / 100);
}
