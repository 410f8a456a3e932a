import { LOCALES, type TextLanguage } from './languages';

/** Cents, exact, in the manner of the language ("$1,234.50"). Whole rounded-up dollars: `formatDollars` (domain). */
export function formatMoney(cents: number, language: TextLanguage): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD' }).format(cents / 100);
}
