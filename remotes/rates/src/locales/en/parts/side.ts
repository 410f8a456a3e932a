import { coverages } from '@shared/i18n/en';
import { ratesSide } from '../side';

export const side = { coverages, rates: ratesSide };
