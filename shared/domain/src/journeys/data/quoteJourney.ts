import type { Quote } from '../../entities/quote';
import { paths } from '../../paths';
import { policyHolderWithoutCredit } from '../../rules/policyHolder';
import { defineJourney } from '../journey';

export type QuoteStepId = 'start' | 'edit' | 'vehicles' | 'drivers' | 'discounts' | 'review' | 'rates';
export type QuoteSection = 'start' | 'vehicles' | 'drivers' | 'discounts' | 'review';

const always = () => true;

function editIsComplete({ homeowner, currently_insured, prior_policy }: Quote): boolean {
  if (homeowner === null || currently_insured === null) return false;
  return !currently_insured || prior_policy !== null;
}

/** From the ZIP to the prices (sections 2.2 to 2.10). */
export const quoteJourney = defineJourney<QuoteStepId, QuoteSection>({
  id: 'quote',
  first: 'start',
  entry: always,
  sections: [
    { id: 'start', labelKey: 'common:progress.start', percent: 8 },
    { id: 'vehicles', labelKey: 'common:progress.vehicles', percent: 33 },
    { id: 'drivers', labelKey: 'common:progress.drivers', percent: 65 },
    { id: 'discounts', labelKey: null, percent: null },
    { id: 'review', labelKey: 'common:progress.review', percent: 100 },
  ],
  steps: {
    start: {
      section: 'start',
      paths: ['start', 'notCovered'],
      path: () => paths.start(),
      appliesWhen: always,
      isComplete: always,
      next: 'edit',
      invalidates: { address: 'rates' },
    },
    edit: {
      section: 'start',
      paths: ['editQuote'],
      path: () => paths.editQuote(),
      appliesWhen: always,
      isComplete: editIsComplete,
      next: 'vehicles',
      invalidates: { homeowner: 'rates', currently_insured: 'rates', prior_policy: 'rates' },
    },
    vehicles: {
      section: 'vehicles',
      paths: ['vehicles', 'newVehicle', 'editVehicle', 'editVehicleFromRates', 'editCoverages'],
      path: (quote) => (quote?.vehicles.length ? paths.vehicles() : paths.newVehicle()),
      // The two questions always lead to the form for a new car (section 2.5).
      begins: () => paths.newVehicle(),
      appliesWhen: always,
      isComplete: (quote) => quote.vehicles.length > 0,
      next: 'drivers',
      // When drivers exist, the list of cars leads back to the review (section 2.5).
      leadsTo: ({ drivers }) => (drivers.length === 0 ? 'drivers' : 'review'),
      invalidates: { vehicles: 'rates', coverages: 'final_rate' },
    },
    drivers: {
      section: 'drivers',
      paths: ['drivers', 'newDriver', 'editDriver', 'editDriverFromRates'],
      path: (quote) => (quote?.drivers.length ? paths.drivers() : paths.newDriver()),
      appliesWhen: always,
      isComplete: ({ drivers }) => drivers.length > 0 && !policyHolderWithoutCredit(drivers),
      next: 'discounts',
      // The review only looks back: the list of drivers leads to the prices (section 2.8).
      leadsTo: () => 'rates',
      invalidates: { drivers: 'rates' },
    },
    discounts: {
      section: 'discounts',
      paths: [],
      path: () => paths.review(),
      // The step exists without a label and has no screen (section 2.2, reading 17).
      appliesWhen: () => false,
      isComplete: always,
      next: 'review',
      invalidates: {},
    },
    review: {
      section: 'review',
      paths: ['review'],
      path: () => paths.review(),
      appliesWhen: always,
      isComplete: always,
      // The review warns about an empty list; it does not redirect a shopper who just emptied it (section 2.8).
      enterWhen: (quote) => quote.vehicles.length + quote.drivers.length > 0,
      next: 'rates',
      invalidates: {},
    },
    rates: {
      section: null,
      paths: ['rates', 'compare'],
      path: (quote) => (quote ? paths.rates(quote.id) : paths.start()),
      appliesWhen: always,
      isComplete: (quote) => quote.selected_rate !== null,
      next: null,
      invalidates: {},
    },
  },
});
