import { lateTexts } from '@shared/i18n';

/** What the screens after the start say; with their chunks, since the start is to be there in a second. */
export const stepTexts = lateTexts({
  en: () => import(/* webpackChunkName: "steps-en" */ '../locales/en/steps').then((part) => part.steps),
  es: () => import(/* webpackChunkName: "steps-es" */ '../locales/es/steps').then((part) => part.steps),
});
