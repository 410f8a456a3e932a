import { MAX_DRIVERS, MAX_VEHICLES, type PathName } from '@shared/domain';
import type { ScreenTable } from '@shared/federation/remote';
import { stepTexts } from './journey/stepTexts';

/** The screens of the quote, in the order a shopper meets them: all that this remote knows of each is in its row. */
export const STEPS = {
  start: {
    at: ['start'],
    load: () => import(/* webpackChunkName: "start" */ './steps/start/Start').then((loaded) => loaded.Start),
    next: ['editQuote', 'notCovered'],
  },
  notCovered: {
    at: ['notCovered'],
    load: () =>
      import(/* webpackChunkName: "notCovered" */ './steps/not-covered/NotCoveredScreen').then(
        (loaded) => loaded.NotCoveredScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
  },
  editQuote: {
    at: ['editQuote'],
    load: () =>
      import(/* webpackChunkName: "editQuote" */ './steps/edit-quote/EditQuoteScreen').then(
        (loaded) => loaded.EditQuoteScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    heading: { title: 'quotes:edit.title', lead: 'quotes:edit.lead' },
    next: ['newVehicle'],
  },
  newVehicle: {
    at: ['newVehicle'],
    load: () =>
      import(/* webpackChunkName: "newVehicle" */ './steps/vehicle/NewVehicleScreen').then(
        (loaded) => loaded.NewVehicleScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    heading: { title: 'vehicles:form.addTitle', lead: 'vehicles:form.addLead' },
    next: ['vehicles', 'newDriver', 'editCoverages'],
  },
  editCoverages: {
    at: ['editCoverages'],
    load: () =>
      import(/* webpackChunkName: "editCoverages" */ './steps/coverages/EditCoveragesScreen').then(
        (loaded) => loaded.EditCoveragesScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    next: ['vehicles'],
  },
  vehicles: {
    at: ['vehicles'],
    load: () =>
      import(/* webpackChunkName: "vehicles" */ './steps/vehicles/VehiclesScreen').then(
        (loaded) => loaded.VehiclesScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    heading: { title: 'vehicles:list.title', lead: 'vehicles:list.lead', values: { max: MAX_VEHICLES } },
    next: ['newDriver', 'newVehicle', 'editVehicle'],
  },
  editVehicle: {
    at: ['editVehicle', 'editVehicleFromRates'],
    load: () =>
      import(/* webpackChunkName: "editVehicle" */ './steps/vehicle/EditVehicleScreen').then(
        (loaded) => loaded.EditVehicleScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    next: ['vehicles', 'review'],
  },
  newDriver: {
    at: ['newDriver'],
    load: () =>
      import(/* webpackChunkName: "newDriver" */ './steps/driver/NewDriverScreen').then(
        (loaded) => loaded.NewDriverScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    next: ['drivers', 'editDriver'],
  },
  drivers: {
    at: ['drivers'],
    load: () =>
      import(/* webpackChunkName: "drivers" */ './steps/drivers/DriversScreen').then(
        (loaded) => loaded.DriversScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    heading: { title: 'drivers:list.title', lead: 'drivers:list.lead', values: { max: MAX_DRIVERS } },
    next: ['newDriver', 'editDriver', 'review'],
  },
  editDriver: {
    at: ['editDriver', 'editDriverFromRates'],
    load: () =>
      import(/* webpackChunkName: "editDriver" */ './steps/driver/EditDriverScreen').then(
        (loaded) => loaded.EditDriverScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    next: ['drivers', 'review'],
  },
  review: {
    at: ['review'],
    load: () =>
      import(/* webpackChunkName: "review" */ './steps/review/ReviewScreen').then(
        (loaded) => loaded.ReviewScreen,
      ),
    texts: stepTexts,
    textChunk: 'steps',
    heading: { title: 'quotes:review.title', lead: 'quotes:review.subtitle', withSummary: false },
    next: ['editVehicle', 'editDriver'],
  },
} satisfies ScreenTable<PathName>;
