import { coverages } from '@shared/i18n/es';
import { causes } from '../causes';
import { finalQuote } from '../finalQuote';
import { leaving } from '../leaving';
import { paymentNews } from '../paymentNews';

/** What the final quote says: its own words, the causes of a difference, the coverages' names. */
export const finalQuoteStep = { bind: { ...finalQuote, ...causes, ...leaving, ...paymentNews }, coverages };
