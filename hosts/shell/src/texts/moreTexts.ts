import {
  coveragesTexts,
  driversTexts,
  mergeTexts,
  quotesTexts,
  validationTexts,
  vehiclesTexts,
} from '@shared/i18n';

/** The other shared namespaces, in a chunk of their own: an alert may name a text of any of them. */
export const moreTexts = mergeTexts(
  quotesTexts,
  vehiclesTexts,
  driversTexts,
  coveragesTexts,
  validationTexts,
);
