import { lazyScreen, type LazyScreen } from '@shared/federation/remote';
import { withTexts } from '@shared/i18n';
import { driverStepTexts } from './locales/driverStepTexts';
import { coveragesStepTexts } from './locales/coveragesStepTexts';
import { finalQuoteTexts } from './locales/finalQuoteTexts';
import { paymentsTexts } from './locales/paymentsTexts';
import { policyDetailsTexts } from './locales/policyDetailsTexts';
import { policyTexts } from './locales/policyTexts';
import { reviewTexts } from './locales/reviewTexts';
import { signingTexts } from './locales/signingTexts';
import { vehicleStepTexts } from './locales/vehicleStepTexts';

/** Every purchase screen in its own chunk; the bundler splits off shared code. */
export const screens = {
  policyDetails: lazyScreen(
    withTexts(policyDetailsTexts, () =>
      import(/* webpackChunkName: "policyDetails" */ './steps/policy-details/PolicyDetailsScreen').then(
        (loaded) => loaded.PolicyDetailsScreen,
      ),
    ),
  ),
  driver: lazyScreen(
    withTexts(driverStepTexts, () =>
      import(/* webpackChunkName: "driver" */ './steps/driver/DriverScreen').then(
        (loaded) => loaded.DriverScreen,
      ),
    ),
  ),
  drivers: lazyScreen(() =>
    import(/* webpackChunkName: "drivers" */ './steps/drivers/DriversScreen').then(
      (loaded) => loaded.DriversScreen,
    ),
  ),
  vehicle: lazyScreen(
    withTexts(vehicleStepTexts, () =>
      import(/* webpackChunkName: "vehicle" */ './steps/vehicle/VehicleScreen').then(
        (loaded) => loaded.VehicleScreen,
      ),
    ),
  ),
  vehicles: lazyScreen(() =>
    import(/* webpackChunkName: "vehicles" */ './steps/vehicles/VehiclesScreen').then(
      (loaded) => loaded.VehiclesScreen,
    ),
  ),
  coverages: lazyScreen(
    withTexts(coveragesStepTexts, () =>
      import(/* webpackChunkName: "coverages" */ './steps/coverages/CoveragesScreen').then(
        (loaded) => loaded.CoveragesScreen,
      ),
    ),
  ),
  questions: lazyScreen(() =>
    import(/* webpackChunkName: "questions" */ './steps/questions/QuestionsScreen').then(
      (loaded) => loaded.QuestionsScreen,
    ),
  ),
  review: lazyScreen(
    withTexts(reviewTexts, () =>
      import(/* webpackChunkName: "review" */ './steps/review/ReviewScreen').then(
        (loaded) => loaded.ReviewScreen,
      ),
    ),
  ),
  finalQuote: lazyScreen(
    withTexts(finalQuoteTexts, () =>
      import(/* webpackChunkName: "finalQuote" */ './steps/final-quote/FinalQuoteScreen').then(
        (loaded) => loaded.FinalQuoteScreen,
      ),
    ),
  ),
  payments: lazyScreen(
    withTexts(paymentsTexts, () =>
      import(/* webpackChunkName: "payments" */ './steps/payments/PaymentsScreen').then(
        (loaded) => loaded.PaymentsScreen,
      ),
    ),
  ),
  card: lazyScreen(() =>
    import(/* webpackChunkName: "card" */ './steps/card/CardScreen').then((loaded) => loaded.CardScreen),
  ),
  signatures: lazyScreen(
    withTexts(signingTexts, () =>
      import(/* webpackChunkName: "signatures" */ './steps/signatures/SignaturesScreen').then(
        (loaded) => loaded.SignaturesScreen,
      ),
    ),
  ),
  confirmation: lazyScreen(
    withTexts(signingTexts, () =>
      import(/* webpackChunkName: "confirmation" */ './steps/confirmation/ConfirmationScreen').then(
        (loaded) => loaded.ConfirmationScreen,
      ),
    ),
  ),
  final: lazyScreen(
    withTexts(policyTexts, () =>
      import(/* webpackChunkName: "final" */ './steps/final/FinalScreen').then(
        (loaded) => loaded.FinalScreen,
      ),
    ),
  ),
} satisfies Record<string, LazyScreen>;

export type ScreenName = keyof typeof screens;

/** Likely next screens, prefetched while the shopper reads. */
export const LIKELY_NEXT: Record<ScreenName, readonly LazyScreen[]> = {
  policyDetails: [screens.driver],
  driver: [screens.drivers],
  drivers: [screens.driver, screens.vehicle],
  vehicle: [screens.vehicles],
  vehicles: [screens.coverages, screens.vehicle],
  coverages: [screens.questions],
  questions: [screens.review],
  review: [screens.finalQuote],
  finalQuote: [screens.payments],
  // Payment and signing pages load as separate documents, so prefetching does not help them.
  payments: [],
  card: [],
  signatures: [],
  confirmation: [screens.final],
  final: [],
};
