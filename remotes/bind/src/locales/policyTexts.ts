import { lateTexts } from '@shared/i18n';

/** Texts of the final pages. */
export const policyTexts = lateTexts({
  en: () => import(/* webpackChunkName: "policy-en" */ './en/steps/policy').then((part) => part.policyStep),
  es: () => import(/* webpackChunkName: "policy-es" */ './es/steps/policy').then((part) => part.policyStep),
});
