import { lateTexts } from '@shared/i18n';

/** What the final pages say. */
export const policyTexts = lateTexts({
  en: () => import(/* webpackChunkName: "policy-en" */ './en/steps/policy').then((part) => part.policyStep),
  es: () => import(/* webpackChunkName: "policy-es" */ './es/steps/policy').then((part) => part.policyStep),
});
