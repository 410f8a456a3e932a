import type { Quote } from '@shared/domain';
import { lazyPart } from '../lazy/lazyPart';
import type { Offer } from '../offers/offersOf';

/**
 * The raw rates of development builds (reading 20). The bundler puts the build's mode here, so that a production build
 * has neither the branch nor the chunk; releasing refuses one that has.
 */
const RawRates =
  process.env.NODE_ENV === 'development'
    ? lazyPart(() => import(/* webpackChunkName: "raw" */ './RawRates').then((part) => part.RawRates))
    : null;

export function RawRatesInDevelopment({ quote, offer }: { quote: Quote; offer: Offer }) {
  return RawRates ? <RawRates with={{ quote, rate: offer.rate }} /> : null;
}
