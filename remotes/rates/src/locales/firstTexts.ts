import type { Texts } from '@shared/i18n';
import { ratesFirst as en } from './en/first';
import { ratesFirst as es } from './es/first';

export const firstTexts: Texts = { en: { rates: en }, es: { rates: es } };
