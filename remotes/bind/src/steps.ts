import type { PathName } from '@shared/domain';
import type { ScreenTable } from '@shared/federation/remote';
import { coveragesStepTexts } from './locales/coveragesStepTexts';
import { driverStepTexts } from './locales/driverStepTexts';
import { finalQuoteTexts } from './locales/finalQuoteTexts';
import { paymentsTexts } from './locales/paymentsTexts';
import { policyDetailsTexts } from './locales/policyDetailsTexts';
import { policyTexts } from './locales/policyTexts';
import { reviewTexts } from './locales/reviewTexts';
import { signingTexts } from './locales/signingTexts';
import { vehicleStepTexts } from './locales/vehicleStepTexts';

/** The screens of the purchase, in the order a shopper meets them: all that this remote knows of each is in its row. */
export const STEPS = {
  policyDetails: {
    at: ['policyDetails', 'editPolicyDetails'],
    load: () =>
      import(/* webpackChunkName: "policyDetails" */ './steps/policy-details/PolicyDetailsScreen').then(
        (loaded) => loaded.PolicyDetailsScreen,
      ),
    texts: policyDetailsTexts,
    textChunk: 'policy-details',
    heading: { title: 'bind:policyDetails.heading', lead: 'bind:policyDetails.lead' },
    next: ['driver'],
  },
  driver: {
    at: ['purchaseDriver'],
    load: () =>
      import(/* webpackChunkName: "driver" */ './steps/driver/DriverScreen').then(
        (loaded) => loaded.DriverScreen,
      ),
    texts: driverStepTexts,
    textChunk: 'driver',
    next: ['drivers'],
  },
  drivers: {
    at: ['purchaseDrivers'],
    load: () =>
      import(/* webpackChunkName: "drivers" */ './steps/drivers/DriversScreen').then(
        (loaded) => loaded.DriversScreen,
      ),
    next: ['driver', 'vehicle'],
  },
  vehicle: {
    at: ['purchaseVehicle'],
    load: () =>
      import(/* webpackChunkName: "vehicle" */ './steps/vehicle/VehicleScreen').then(
        (loaded) => loaded.VehicleScreen,
      ),
    texts: vehicleStepTexts,
    textChunk: 'vehicle',
    next: ['vehicles'],
  },
  vehicles: {
    at: ['purchaseVehicles'],
    load: () =>
      import(/* webpackChunkName: "vehicles" */ './steps/vehicles/VehiclesScreen').then(
        (loaded) => loaded.VehiclesScreen,
      ),
    heading: { title: 'bind:vehicles.heading', lead: 'bind:vehicles.lead' },
    next: ['coverages', 'vehicle'],
  },
  coverages: {
    at: ['purchaseCoverages'],
    load: () =>
      import(/* webpackChunkName: "coverages" */ './steps/coverages/CoveragesScreen').then(
        (loaded) => loaded.CoveragesScreen,
      ),
    texts: coveragesStepTexts,
    heading: { title: 'bind:coverages.heading', lead: 'bind:coverages.lead' },
    next: ['questions'],
  },
  questions: {
    at: ['questions'],
    load: () =>
      import(/* webpackChunkName: "questions" */ './steps/questions/QuestionsScreen').then(
        (loaded) => loaded.QuestionsScreen,
      ),
    next: ['review'],
  },
  review: {
    at: ['purchaseReview'],
    load: () =>
      import(/* webpackChunkName: "review" */ './steps/review/ReviewScreen').then(
        (loaded) => loaded.ReviewScreen,
      ),
    texts: reviewTexts,
    next: ['finalQuote'],
  },
  // Leads to the furthest step (reading 17).
  rate: { at: ['purchaseRate'] },
  finalQuote: {
    at: ['finalRates'],
    load: () =>
      import(/* webpackChunkName: "finalQuote" */ './steps/final-quote/FinalQuoteScreen').then(
        (loaded) => loaded.FinalQuoteScreen,
      ),
    texts: finalQuoteTexts,
    textChunk: 'final-quote',
    next: ['payments'],
  },
  // Payment and signing pages load as separate documents, so prefetching does not help them.
  payments: {
    at: ['payments'],
    load: () =>
      import(/* webpackChunkName: "payments" */ './steps/payments/PaymentsScreen').then(
        (loaded) => loaded.PaymentsScreen,
      ),
    texts: paymentsTexts,
    textChunk: 'payments',
  },
  card: {
    at: ['onlinePayment', 'cardDetails'],
    load: () =>
      import(/* webpackChunkName: "card" */ './steps/card/CardScreen').then((loaded) => loaded.CardScreen),
  },
  signatures: {
    at: ['signatures'],
    load: () =>
      import(/* webpackChunkName: "signatures" */ './steps/signatures/SignaturesScreen').then(
        (loaded) => loaded.SignaturesScreen,
      ),
    texts: signingTexts,
    textChunk: 'signing',
  },
  confirmation: {
    at: ['confirmation'],
    load: () =>
      import(/* webpackChunkName: "confirmation" */ './steps/confirmation/ConfirmationScreen').then(
        (loaded) => loaded.ConfirmationScreen,
      ),
    texts: signingTexts,
    textChunk: 'signing',
    next: ['final'],
  },
  final: {
    at: ['final', 'issued'],
    load: () =>
      import(/* webpackChunkName: "final" */ './steps/final/FinalScreen').then(
        (loaded) => loaded.FinalScreen,
      ),
    texts: policyTexts,
    textChunk: 'policy',
  },
} satisfies ScreenTable<PathName>;
