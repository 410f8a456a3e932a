import { coverages } from '@shared/i18n/en';
import { ratesReceipt } from '../receipt';

export const receipt = { coverages, rates: ratesReceipt };
