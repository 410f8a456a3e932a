import { lateTexts } from '@shared/i18n';

/** What a driver's form says of its own; the words of violations, license states and kinds of work come with their fields. */
export const driverStepTexts = lateTexts({
  en: () => import(/* webpackChunkName: "driver-en" */ './en/steps/driver').then((part) => part.driverStep),
  es: () => import(/* webpackChunkName: "driver-es" */ './es/steps/driver').then((part) => part.driverStep),
});
