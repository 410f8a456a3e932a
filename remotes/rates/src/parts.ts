import { withTexts } from '@shared/i18n';
import { ContactMeDialog, EmailQuoteDialog } from './contact/parts';
import { lazyPart } from './lazy/lazyPart';
import { buyingTexts } from './locales/buyingTexts';
import { detailsTexts } from './locales/detailsTexts';

/** What covers each car, and its deductibles. */
export const CoverageDetails = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './covered/CoverageDetails').then(
      (part) => part.CoverageDetails,
    ),
  ),
);

/** Ways on from a price. */
export const OtherWays = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './overview/OtherWays').then((part) => part.OtherWays),
  ),
);

/** Who stands behind the price. */
export const CarrierCard = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './details/CarrierCard').then((part) => part.CarrierCard),
  ),
);

/** Drivers, receipt, what would change the price, what it assumes. */
export const OverviewDetails = lazyPart(
  withTexts(detailsTexts, () =>
    import(/* webpackChunkName: "details" */ './details/OverviewDetails').then(
      (part) => part.OverviewDetails,
    ),
  ),
);

/** The two dialogs of a purchase that begins. */
export const BuyingDialogs = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './buying/BuyingDialogs').then((part) => part.BuyingDialogs),
  ),
);

/** Another plan's or package's price did not come. */
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

/** Where the prices were, once they are being paid elsewhere. */
export const PaymentStarted = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './buying/PaymentStarted').then((part) => part.PaymentStarted),
  ),
);

/** That no carrier writes new policies here for now. */
export const NewBusinessStopped = lazyPart(
  withTexts(buyingTexts, () =>
    import(/* webpackChunkName: "buying" */ './offers/NewBusinessStopped').then(
      (part) => part.NewBusinessStopped,
    ),
  ),
);

/** Why there are no prices to show; fetched while they are asked for. */
export const NoPrices = lazyPart(() =>
  import(/* webpackChunkName: "failed" */ './offers/NoPrices').then((part) => part.NoPrices),
);

/** What the overview will need beyond its first view. */
export const PARTS = [
  CoverageDetails,
  CarrierCard,
  OverviewDetails,
  BuyingDialogs,
  EmailQuoteDialog,
  ContactMeDialog,
] as const;
