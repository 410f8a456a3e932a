import { coveragesTexts, mergeTexts } from '@shared/i18n';
import { ratesSide as en } from './en/side';
import { ratesSide as es } from './es/side';

export const sideTexts = mergeTexts(coveragesTexts, { en: { rates: en }, es: { rates: es } });
