import { lateTexts } from '@shared/i18n';

/** Texts of the application review. */
export const reviewTexts = lateTexts({
  en: () => import(/* webpackChunkName: "review-en" */ './en/steps/review').then((part) => part.reviewStep),
  es: () => import(/* webpackChunkName: "review-es" */ './es/steps/review').then((part) => part.reviewStep),
});
