import { lateTexts } from '@shared/i18n';

/** Texts of an embed's offers, messages and links that leave it. */
export const offersTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "offers-en" */ './en/embedOffers').then((part) => ({
      embed: part.embedOffers,
    })),
  es: () =>
    import(/* webpackChunkName: "offers-es" */ './es/embedOffers').then((part) => ({
      embed: part.embedOffers,
    })),
});
