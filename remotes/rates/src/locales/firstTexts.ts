import type { Texts } from '@shared/i18n';
import { ratesWays as enWays } from './en/contact';
import { ratesFirst as en } from './en/first';
import { ratesWays as esWays } from './es/contact';
import { ratesFirst as es } from './es/first';

export const firstTexts: Texts = {
  en: { rates: { ...en, ...enWays } },
  es: { rates: { ...es, ...esWays } },
};
