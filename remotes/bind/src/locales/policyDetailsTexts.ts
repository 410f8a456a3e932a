import { lateTexts } from '@shared/i18n';

/** Texts of policy details. */
export const policyDetailsTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "policy-details-en" */ './en/steps/policyDetails').then(
      (part) => part.policyDetailsStep,
    ),
  es: () =>
    import(/* webpackChunkName: "policy-details-es" */ './es/steps/policyDetails').then(
      (part) => part.policyDetailsStep,
    ),
});
