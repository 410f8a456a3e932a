import { planView, type PlanType, type PlanView } from '@shared/domain';
import type { Offer } from '../offers/offersOf';
import { axisTicks } from './axisTicks';

/** An offer on the axis: cents that a condition takes off its premium, 0 without one. */
export interface PricedOffer extends Offer {
  view: PlanView;
  condition: number;
}

/** Offers on one axis from zero, in cents; `ticks` are its round amounts, the last one its end. */
export interface PriceAxis {
  offers: PricedOffer[];
  ticks: number[];
}

/** All offers paid in one way, or in full where a carrier has no other. */
export function pricesOnAxis(all: readonly Offer[], planType: PlanType): PriceAxis {
  const offers = all.flatMap((offer) => {
    const view = planView(offer.rate, planType, offer.carrier);
    return view ? [{ ...offer, view, condition: offer.rate.monitored_savings ?? 0 }] : [];
  });
  return {
    offers,
    ticks: axisTicks(Math.max(1, ...offers.map(({ view, condition }) => view.total + condition))),
  };
}
