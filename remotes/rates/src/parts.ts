import { withTexts } from '@shared/i18n';
import { ContactMeDialog, EmailQuoteDialog } from './contact/parts';
import { lazyPart } from './lazy/lazyPart';
import { buyingTexts } from './locales/buyingTexts';
import { detailsTexts } from './locales/detailsTexts';

/** Each car's coverages and deductibles. */
export const CoverageDetails = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './covered/CoverageDetails').then(
      (part) => part.CoverageDetails,
    ),
  ),
);

/** Every price on one axis. */
export const AllPrices = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './overview/AllPrices').then((part) => part.AllPrices),
  ),
);

/** Options besides buying. */
export const OtherWays = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './overview/OtherWays').then((part) => part.OtherWays),
  ),
);

/** The carrier. */
export const CarrierCard = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './details/CarrierCard').then((part) => part.CarrierCard),
  ),
);

/** Drivers, receipt, what would change the price, its assumptions. */
export const OverviewDetails = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './details/OverviewDetails').then(
      (part) => part.OverviewDetails,
    ),
  ),
);

/** The two dialogs that start a purchase. */
export const BuyingDialogs = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './buying/BuyingDialogs').then((part) => part.BuyingDialogs),
  ),
);

/** The price of another plan or package failed to load. */
export const PlanFailed = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './plan/PlanFailed').then((part) => part.PlanFailed),
  ),
);

/** Why a price could not be bought. */
export const NotBought = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './buying/NotBought').then((part) => part.NotBought),
  ),
);

/** Why a package could not be saved. */
export const NotSaved = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './overview/NotSaved').then((part) => part.NotSaved),
  ),
);

/** Replaces the prices once they are being paid elsewhere. */
export const PaymentStarted = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './buying/PaymentStarted').then((part) => part.PaymentStarted),
  ),
);

/** No carrier writes new policies here for now. */
export const NewBusinessStopped = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './offers/NewBusinessStopped').then(
      (part) => part.NewBusinessStopped,
    ),
  ),
);

/** Why there are no prices to show; preloaded with the request. */
export const NoPrices = lazyPart(() =>
  import(/* webpackChunkName: "failed" */ './offers/NoPrices').then((part) => part.NoPrices),
);

/** Parts of the overview beyond its first view. */
export const PARTS = [
  CoverageDetails,
  CarrierCard,
  OverviewDetails,
  BuyingDialogs,
  EmailQuoteDialog,
  ContactMeDialog,
] as const;
