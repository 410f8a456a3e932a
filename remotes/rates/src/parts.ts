import { withTexts } from '@shared/i18n';
import type { ComponentType } from 'react';
import { lazyPart } from './lazy/lazyPart';
import { buyingTexts } from './locales/buyingTexts';
import { detailsTexts } from './locales/detailsTexts';

/* The parts of one chunk arrive together, with their texts. */
const detailsPart = <Props extends object>(
  pick: (parts: typeof import('./details/late')) => ComponentType<Props>,
) =>
  lazyPart(
    withTexts(detailsTexts, () => import(/* webpackChunkName: "details" */ './details/late').then(pick)),
  );

const buyingPart = <Props extends object>(
  pick: (parts: typeof import('./buying/late')) => ComponentType<Props>,
) =>
  lazyPart(withTexts(buyingTexts, () => import(/* webpackChunkName: "buying" */ './buying/late').then(pick)));

/** Each car's coverages and deductibles. */
export const CoverageDetails = detailsPart((parts) => parts.CoverageDetails);

/** Every price on one axis. */
export const AllPrices = detailsPart((parts) => parts.AllPrices);

/** Options besides buying. */
export const OtherWays = detailsPart((parts) => parts.OtherWays);

/** The carrier. */
export const CarrierCard = detailsPart((parts) => parts.CarrierCard);

/** Drivers, receipt, what would change the price, its assumptions. */
export const OverviewDetails = detailsPart((parts) => parts.OverviewDetails);

/** The two dialogs that start a purchase. */
export const BuyingDialogs = buyingPart((parts) => parts.BuyingDialogs);

/** The price of another plan or package failed to load. */
export const PlanFailed = buyingPart((parts) => parts.PlanFailed);

/** Why a price could not be bought. */
export const NotBought = buyingPart((parts) => parts.NotBought);

/** Why a package could not be saved. */
export const NotSaved = buyingPart((parts) => parts.NotSaved);

/** Replaces the prices once they are being paid elsewhere. */
export const PaymentStarted = buyingPart((parts) => parts.PaymentStarted);

/** No carrier writes new policies here for now. */
export const NewBusinessStopped = buyingPart((parts) => parts.NewBusinessStopped);

/** Why there are no prices to show; preloaded with the request. */
export const NoPrices = lazyPart(() =>
  import(/* webpackChunkName: "failed" */ './offers/NoPrices').then((part) => part.NoPrices),
);

/** What a press in the first view of the overview opens. */
export const OPENED_NEXT = [BuyingDialogs] as const;
