import type { Texts } from '@shared/i18n';
import { ratesBuying as en } from './en/buying';
import { ratesBuying as es } from './es/buying';

export const buyingTexts: Texts = { en: { rates: en }, es: { rates: es } };
