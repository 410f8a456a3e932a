import { lazyScreen, type LazyScreen } from '@shared/federation/remote';
import { withTexts } from '@shared/i18n';
import type { ComponentType } from 'react';
import { stepTexts } from './journey/stepTexts';

/** A screen that loads together with its texts. */
const step = (load: () => Promise<ComponentType>) => lazyScreen(withTexts(stepTexts, load));

/** Every screen after the start in its own chunk, named as in `places`; the bundler splits off shared code. */
export const screens = {
  notCovered: step(() =>
    import(/* webpackChunkName: "notCovered" */ './steps/not-covered/NotCoveredScreen').then(
      (loaded) => loaded.NotCoveredScreen,
    ),
  ),
  editQuote: step(() =>
    import(/* webpackChunkName: "editQuote" */ './steps/edit-quote/EditQuoteScreen').then(
      (loaded) => loaded.EditQuoteScreen,
    ),
  ),
  vehicles: step(() =>
    import(/* webpackChunkName: "vehicles" */ './steps/vehicles/VehiclesScreen').then(
      (loaded) => loaded.VehiclesScreen,
    ),
  ),
  newVehicle: step(() =>
    import(/* webpackChunkName: "newVehicle" */ './steps/vehicle/NewVehicleScreen').then(
      (loaded) => loaded.NewVehicleScreen,
    ),
  ),
  editVehicle: step(() =>
    import(/* webpackChunkName: "editVehicle" */ './steps/vehicle/EditVehicleScreen').then(
      (loaded) => loaded.EditVehicleScreen,
    ),
  ),
  editCoverages: step(() =>
    import(/* webpackChunkName: "editCoverages" */ './steps/coverages/EditCoveragesScreen').then(
      (loaded) => loaded.EditCoveragesScreen,
    ),
  ),
  drivers: step(() =>
    import(/* webpackChunkName: "drivers" */ './steps/drivers/DriversScreen').then(
      (loaded) => loaded.DriversScreen,
    ),
  ),
  newDriver: step(() =>
    import(/* webpackChunkName: "newDriver" */ './steps/driver/NewDriverScreen').then(
      (loaded) => loaded.NewDriverScreen,
    ),
  ),
  editDriver: step(() =>
    import(/* webpackChunkName: "editDriver" */ './steps/driver/EditDriverScreen').then(
      (loaded) => loaded.EditDriverScreen,
    ),
  ),
  review: step(() =>
    import(/* webpackChunkName: "review" */ './steps/review/ReviewScreen').then(
      (loaded) => loaded.ReviewScreen,
    ),
  ),
} satisfies Record<string, LazyScreen>;

export type ScreenName = keyof typeof screens;

/** Likely next screens, prefetched while the shopper reads, so the next step opens fast (budgets, 100 ms). */
export const LIKELY_NEXT: Record<ScreenName | 'start', readonly LazyScreen[]> = {
  start: [screens.editQuote, screens.notCovered],
  notCovered: [],
  editQuote: [screens.newVehicle],
  newVehicle: [screens.vehicles, screens.newDriver, screens.editCoverages],
  editCoverages: [screens.vehicles],
  vehicles: [screens.newDriver, screens.newVehicle, screens.editVehicle],
  editVehicle: [screens.vehicles, screens.review],
  newDriver: [screens.drivers, screens.editDriver],
  drivers: [screens.newDriver, screens.editDriver, screens.review],
  editDriver: [screens.drivers, screens.review],
  review: [screens.editVehicle, screens.editDriver],
};
