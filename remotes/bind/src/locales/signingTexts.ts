import { lateTexts } from '@shared/i18n';

/** What signing and confirmation say. */
export const signingTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "signing-en" */ './en/steps/signing').then((part) => part.signingStep),
  es: () =>
    import(/* webpackChunkName: "signing-es" */ './es/steps/signing').then((part) => part.signingStep),
});
