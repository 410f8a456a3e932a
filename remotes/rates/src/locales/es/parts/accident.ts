import { coverages } from '@shared/i18n/es';
import { ratesAccident } from '../accident';

export const accident = { coverages, rates: ratesAccident };
