import { drivers, forms, quotesSteps, stepWords, validation, vehicles } from '@shared/i18n/en';

/** Texts of the screens after the start, besides those of the start, which are always there. */
export const steps = { common: stepWords, forms, quotes: quotesSteps, vehicles, drivers, validation };
