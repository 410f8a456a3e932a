import type { Texts } from '@shared/i18n';
import { ratesCompare as en } from './en/compare';
import { ratesCompare as es } from './es/compare';

export const compareTexts: Texts = { en: { rates: en }, es: { rates: es } };
