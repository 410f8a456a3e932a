import { coverages } from '@shared/i18n/en';
import { ratesAccident } from '../accident';

export const accident = { coverages, rates: ratesAccident };
