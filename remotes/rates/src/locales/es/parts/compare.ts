import { coverages } from '@shared/i18n/es';
import { ratesCompare } from '../compare';
import { ratesSide } from '../side';

export const compare = { coverages, rates: { ...ratesCompare, ...ratesSide } };
