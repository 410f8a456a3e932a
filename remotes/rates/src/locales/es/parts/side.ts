import { coverages } from '@shared/i18n/es';
import { ratesSide } from '../side';

export const side = { coverages, rates: ratesSide };
