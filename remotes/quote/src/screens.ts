import { lazyScreen, type LazyScreen } from '@shared/federation/remote';

/**
 * Every screen after the start in a chunk of its own, named as `places` names it; what two of them share is split off by
 * the bundler.
 */
export const screens = {
  notCovered: lazyScreen(() =>
    import(/* webpackChunkName: "notCovered" */ './steps/not-covered/NotCoveredScreen').then(
      (loaded) => loaded.NotCoveredScreen,
    ),
  ),
  editQuote: lazyScreen(() =>
    import(/* webpackChunkName: "editQuote" */ './steps/edit-quote/EditQuoteScreen').then(
      (loaded) => loaded.EditQuoteScreen,
    ),
  ),
  vehicles: lazyScreen(() =>
    import(/* webpackChunkName: "vehicles" */ './steps/vehicles/VehiclesScreen').then(
      (loaded) => loaded.VehiclesScreen,
    ),
  ),
  newVehicle: lazyScreen(() =>
    import(/* webpackChunkName: "newVehicle" */ './steps/vehicle/NewVehicleScreen').then(
      (loaded) => loaded.NewVehicleScreen,
    ),
  ),
  editVehicle: lazyScreen(() =>
    import(/* webpackChunkName: "editVehicle" */ './steps/vehicle/EditVehicleScreen').then(
      (loaded) => loaded.EditVehicleScreen,
    ),
  ),
  editCoverages: lazyScreen(() =>
    import(/* webpackChunkName: "editCoverages" */ './steps/coverages/EditCoveragesScreen').then(
      (loaded) => loaded.EditCoveragesScreen,
    ),
  ),
  drivers: lazyScreen(() =>
    import(/* webpackChunkName: "drivers" */ './steps/drivers/DriversScreen').then(
      (loaded) => loaded.DriversScreen,
    ),
  ),
  newDriver: lazyScreen(() =>
    import(/* webpackChunkName: "newDriver" */ './steps/driver/NewDriverScreen').then(
      (loaded) => loaded.NewDriverScreen,
    ),
  ),
  editDriver: lazyScreen(() =>
    import(/* webpackChunkName: "editDriver" */ './steps/driver/EditDriverScreen').then(
      (loaded) => loaded.EditDriverScreen,
    ),
  ),
  review: lazyScreen(() =>
    import(/* webpackChunkName: "review" */ './steps/review/ReviewScreen').then(
      (loaded) => loaded.ReviewScreen,
    ),
  ),
} satisfies Record<string, LazyScreen>;

export type ScreenName = keyof typeof screens;

/** Where a person is likely to go next, fetched while they read: the next step is then at hand (budgets, 100 ms). */
export const LIKELY_NEXT: Record<ScreenName | 'start', readonly ScreenName[]> = {
  start: ['editQuote', 'notCovered'],
  notCovered: [],
  editQuote: ['newVehicle'],
  newVehicle: ['vehicles', 'newDriver', 'editCoverages'],
  editCoverages: ['vehicles'],
  vehicles: ['newDriver', 'newVehicle', 'editVehicle'],
  editVehicle: ['vehicles', 'review'],
  newDriver: ['drivers', 'editDriver'],
  drivers: ['newDriver', 'editDriver', 'review'],
  editDriver: ['drivers', 'review'],
  review: ['editVehicle', 'editDriver'],
};
