import type { i18n } from 'i18next';
import { createTexts } from './createTexts';
import type { TextLanguage } from './languages';
import {
  commonTexts,
  coveragesTexts,
  driversTexts,
  formsTexts,
  quotesTexts,
  validationTexts,
  vehiclesTexts,
} from './locales';
import { mergeTexts, type Texts } from './mergeTexts';
import { markWhole } from './useMoreTexts';

export interface I18nOptions {
  language: TextLanguage;
  /** A remote's own namespaces, or keys it adds to shared ones. */
  resources?: Texts;
  /** The shared texts to start with (default: all); a small bundle names its namespaces. */
  base?: Texts;
}

const allTexts = (): Texts =>
  mergeTexts(
    commonTexts,
    formsTexts,
    quotesTexts,
    vehiclesTexts,
    driversTexts,
    coveragesTexts,
    validationTexts,
  );

/** An instance with its own store, ready at once: remotes share the library, never the texts. */
export function createI18n({ language, resources, base = allTexts() }: I18nOptions): i18n {
  return markWhole(createTexts(language, resources ? mergeTexts(base, resources) : base));
}
