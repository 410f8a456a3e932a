import { lateTexts } from '@shared/i18n';

/** Texts of an embed's offers, messages and links that leave it; alerts are its own, without a frame around it. */
export const offersTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "offers-en" */ './en/embedOffers').then((part) => ({
      embed: part.embedOffers,
      common: part.frameWords,
    })),
  es: () =>
    import(/* webpackChunkName: "offers-es" */ './es/embedOffers').then((part) => ({
      embed: part.embedOffers,
      common: part.frameWords,
    })),
});
