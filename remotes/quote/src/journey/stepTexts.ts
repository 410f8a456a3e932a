import { driversTexts, mergeTexts, validationTexts, vehiclesTexts } from '@shared/i18n';

/** What the steps after the start say; with their chunks, since the start is to be there in a second. */
export const stepTexts = mergeTexts(vehiclesTexts, driversTexts, validationTexts);
