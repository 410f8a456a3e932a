import { createInstance, type FlatNamespace, type ParseKeys, type TFunction } from 'i18next';
import {
  commonTexts,
  coveragesTexts,
  driversTexts,
  formsTexts,
  purchaseValidationTexts,
  questionsTexts,
  mergeTexts,
  quotesTexts,
  validationTexts,
  vehiclesTexts,
} from '@shared/i18n';
// Imported directly, because remotes and the shell have no entry but their own build.
import { en as shellEn } from '../../../../../hosts/shell/src/locales/en';
import { es as shellEs } from '../../../../../hosts/shell/src/locales/es';
import { bindTexts } from '../../../../../remotes/bind/src/locales/allTexts';
import { en as cardEn } from '../../../../stand-ins/payments/src/locales/en';
import { es as cardEs } from '../../../../stand-ins/payments/src/locales/es';
import { en as signEn } from '../../../../stand-ins/e-sign/src/locales/en';
import { es as signEs } from '../../../../stand-ins/e-sign/src/locales/es';
import { embedOffers as embedEn } from '../../../../../remotes/quote/src/locales/en/embedOffers';
import { embedOffers as embedEs } from '../../../../../remotes/quote/src/locales/es/embedOffers';
import { priceRangeTexts } from '../../../../../remotes/quote/src/locales/priceRangeTexts';
import { rates as ratesEn } from '../../../../../remotes/rates/src/locales/en/rates';
import { rates as ratesEs } from '../../../../../remotes/rates/src/locales/es/rates';

export type Language = 'en' | 'es';
export const LANGUAGES: readonly Language[] = ['en', 'es'];

/** `t` for every text of the site; those of `common` need no namespace. */
export type SiteTexts = TFunction<['common', ...FlatNamespace[]]>;

/** A key that `SiteTexts` accepts. */
export type SiteKey = ParseKeys<['common', ...FlatNamespace[]]>;

/** The rest of a key after a prefix: for 'bind:driver.' it is 'save', 'license.state', ... */
export type KeyBelow<Beginning extends string, Key = SiteKey> = Key extends `${Beginning}${infer Rest}`
  ? Rest
  : never;

/** Every text of the site, in both languages. */
export const siteTexts = mergeTexts(
  commonTexts,
  quotesTexts,
  vehiclesTexts,
  driversTexts,
  formsTexts,
  purchaseValidationTexts,
  questionsTexts,
  coveragesTexts,
  validationTexts,
  {
    en: { shell: shellEn, rates: ratesEn, embed: embedEn, card: cardEn, sign: signEn },
    es: { shell: shellEs, rates: ratesEs, embed: embedEs, card: cardEs, sign: signEs },
  },
  priceRangeTexts,
  bindTexts,
);

/** The texts of every screen in a language; a missing key throws, so that a renamed one is noticed. */
export function textsOf(language: Language): SiteTexts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: siteTexts,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`No text ${namespace}:${key} in ${language}`);
    },
  });
  return instance.t;
}
