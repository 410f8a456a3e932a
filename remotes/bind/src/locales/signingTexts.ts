import { lateTexts } from '@shared/i18n';

/** Texts of signing and confirmation. */
export const signingTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "signing-en" */ './en/steps/signing').then((part) => part.signingStep),
  es: () =>
    import(/* webpackChunkName: "signing-es" */ './es/steps/signing').then((part) => part.signingStep),
});
