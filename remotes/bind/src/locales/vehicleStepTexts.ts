import { lateTexts } from '@shared/i18n';

/** What the form of a car says. */
export const vehicleStepTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "vehicle-en" */ './en/steps/vehicle').then((part) => part.vehicleStep),
  es: () =>
    import(/* webpackChunkName: "vehicle-es" */ './es/steps/vehicle').then((part) => part.vehicleStep),
});
