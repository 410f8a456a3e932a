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

/** The dollars above the bars, and what their blocks are. */
export const AxisAmounts = detailsPart((parts) => parts.AxisAmounts);
export const AxisKey = detailsPart((parts) => parts.AxisKey);

/** When the chosen price is paid. */
export const CardSchedule = detailsPart((parts) => parts.CardSchedule);

/** Options besides buying, and the carrier. */
export const CardWays = detailsPart((parts) => parts.CardWays);

/** Each car's package, and the rows that open the sheets. */
export const OverviewDetails = detailsPart((parts) => parts.OverviewDetails);

/** Drivers and the disclaimer. */
export const OverviewEnd = detailsPart((parts) => parts.OverviewEnd);

/** The two dialogs that start a purchase. */
export const BuyingDialogs = buyingPart((parts) => parts.BuyingDialogs);

/** The price of another plan or package failed to load. */
export const PlanFailed = buyingPart((parts) => parts.PlanFailed);

/** Why a price could not be bought. */
export const NotBought = buyingPart((parts) => parts.NotBought);

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
