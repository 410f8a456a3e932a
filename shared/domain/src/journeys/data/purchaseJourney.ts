import { hasReached } from '../../lifecycle/hasReached';
import { paths } from '../../paths';
import { policyHolderOf } from '../../rules/policyHolder';
import { defineJourney } from '../journey';
import {
  areCoveragesSettled,
  arePolicyDetailsComplete,
  areQuestionsComplete,
  isApplicationStated,
  isPurchaseDriverComplete,
  isPurchaseVehicleComplete,
} from '../purchaseAnswers';

export type PurchaseStepId =
  | 'policyDetails'
  | 'drivers'
  | 'vehicles'
  | 'coverages'
  | 'questions'
  | 'review'
  | 'finalRates';
export type PurchaseSection = 'policy' | 'drivers' | 'vehicles' | 'coverages' | 'questions' | 'review';

const always = () => true;

/** From Buy online to the final price (section 2.12). */
export const purchaseJourney = defineJourney<PurchaseStepId, PurchaseSection>({
  id: 'purchase',
  first: 'policyDetails',
  entry: (quote) => quote !== null && quote.selected_rate !== null && hasReached(quote.status, 'APPLYING'),
  sections: [
    { id: 'policy', labelKey: 'common:progress.policy', percent: 5 },
    { id: 'drivers', labelKey: 'common:progress.drivers', percent: 20 },
    { id: 'vehicles', labelKey: 'common:progress.vehicles', percent: 38 },
    { id: 'coverages', labelKey: 'common:progress.coverages', percent: 58 },
    { id: 'questions', labelKey: 'common:progress.questions', percent: 78 },
    { id: 'review', labelKey: 'common:progress.review', percent: 100 },
  ],
  steps: {
    policyDetails: {
      section: 'policy',
      paths: ['policyDetails', 'editPolicyDetails'],
      path: () => paths.policyDetails(),
      appliesWhen: always,
      isComplete: arePolicyDetailsComplete,
      next: 'drivers',
      invalidates: { term: 'rates', address: 'rates' },
    },
    drivers: {
      section: 'drivers',
      paths: ['purchaseDrivers', 'purchaseDriver'],
      path: (quote) => {
        const holder = policyHolderOf(quote?.drivers ?? []);
        // The first visit starts with the policyholder's own form (section 2.12).
        return holder?.birthday_estimated ? paths.purchaseDriver(holder.id) : paths.purchaseDrivers();
      },
      begins: ({ drivers }) => {
        const holder = policyHolderOf(drivers);
        return holder ? paths.purchaseDriver(holder.id) : paths.purchaseDrivers();
      },
      appliesWhen: always,
      isComplete: ({ drivers, address }) =>
        drivers.length > 0 && drivers.every((driver) => isPurchaseDriverComplete(driver, address.state)),
      next: 'vehicles',
      invalidates: { drivers: 'rates' },
    },
    vehicles: {
      section: 'vehicles',
      paths: ['purchaseVehicles', 'purchaseVehicle'],
      path: (quote) => {
        const open = quote?.vehicles.find((vehicle) => !isPurchaseVehicleComplete(vehicle));
        return open ? paths.purchaseVehicle(open.id) : paths.purchaseVehicles();
      },
      begins: ({ vehicles: [first] }) => (first ? paths.purchaseVehicle(first.id) : paths.purchaseVehicles()),
      appliesWhen: always,
      isComplete: ({ vehicles }) => vehicles.length > 0 && vehicles.every(isPurchaseVehicleComplete),
      next: 'coverages',
      invalidates: { vehicles: 'rates' },
    },
    coverages: {
      section: 'coverages',
      paths: ['purchaseCoverages'],
      path: () => paths.purchaseCoverages(),
      appliesWhen: always,
      isComplete: areCoveragesSettled,
      next: 'questions',
      invalidates: { coverages: 'final_rate' },
    },
    questions: {
      section: 'questions',
      paths: ['questions'],
      path: () => paths.questions(),
      appliesWhen: always,
      isComplete: areQuestionsComplete,
      next: 'review',
      invalidates: {},
    },
    review: {
      section: 'review',
      paths: ['purchaseReview'],
      path: () => paths.purchaseReview(),
      appliesWhen: always,
      isComplete: isApplicationStated,
      next: 'finalRates',
      invalidates: {},
    },
    finalRates: {
      section: null,
      paths: ['purchaseRate', 'finalRates'],
      path: (quote) => (quote ? paths.finalRates(quote.id) : paths.start()),
      appliesWhen: always,
      isComplete: ({ status }) => hasReached(status, 'FINAL_RATED'),
      next: null,
      invalidates: {},
    },
  },
});
