import { lateTexts } from '@shared/i18n';

/** Texts of the coverage review. */
export const coveragesStepTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "coverages-en" */ './en/steps/coverages').then((part) => part.coveragesStep),
  es: () =>
    import(/* webpackChunkName: "coverages-es" */ './es/steps/coverages').then((part) => part.coveragesStep),
});
