import { lateTexts } from '@shared/i18n';

/** The driver form's own texts; those of violations, license states and kinds of work load with their fields. */
export const driverStepTexts = lateTexts({
  en: () => import(/* webpackChunkName: "driver-en" */ './en/steps/driver').then((part) => part.driverStep),
  es: () => import(/* webpackChunkName: "driver-es" */ './es/steps/driver').then((part) => part.driverStep),
});
