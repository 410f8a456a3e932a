import { lateTexts } from '@shared/i18n';

/** Texts of the car form. */
export const vehicleStepTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "vehicle-en" */ './en/steps/vehicle').then((part) => part.vehicleStep),
  es: () =>
    import(/* webpackChunkName: "vehicle-es" */ './es/steps/vehicle').then((part) => part.vehicleStep),
});
