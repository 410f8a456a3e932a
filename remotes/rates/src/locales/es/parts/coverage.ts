import { coverages } from '@shared/i18n/es';
import { ratesAccident } from '../accident';
import { ratesCoverage } from '../coverage';

export const coverage = { coverages, rates: { ...ratesAccident, ...ratesCoverage } };
