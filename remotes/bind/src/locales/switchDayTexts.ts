import { lateTexts } from '@shared/i18n';

/** Texts of the planner for the day on which the old policy ends. */
export const switchDayTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "switchDay-en" */ './en/switchDay').then((part) => ({
      bind: part.switchDay,
    })),
  es: () =>
    import(/* webpackChunkName: "switchDay-es" */ './es/switchDay').then((part) => ({
      bind: part.switchDay,
    })),
});
