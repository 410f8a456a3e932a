import { coverages } from '@shared/i18n/es';
import { ratesReceipt } from '../receipt';

export const receipt = { coverages, rates: ratesReceipt };
