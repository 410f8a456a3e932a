import { lateTexts } from '@shared/i18n';

/** Texts of the screens after the start, in separate chunks because the start has to load within a second. */
export const stepTexts = lateTexts({
  en: () => import(/* webpackChunkName: "steps-en" */ '../locales/en/steps').then((part) => part.steps),
  es: () => import(/* webpackChunkName: "steps-es" */ '../locales/es/steps').then((part) => part.steps),
});
