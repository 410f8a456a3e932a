import {
  commonTexts,
  driversTexts,
  formsTexts,
  mergeTexts,
  quotesTexts,
  validationTexts,
  vehiclesTexts,
} from '@shared/i18n';

/** What the screens after the start say; with their chunks, since the start is to be there in a second. */
export const stepTexts = mergeTexts(
  commonTexts,
  formsTexts,
  quotesTexts,
  vehiclesTexts,
  driversTexts,
  validationTexts,
);
