import { violationLabels } from '@shared/i18n/violations';

/** Every kind of incident under its group, with the field that asks for it. */
export const violationsTexts = { en: { bind: violationLabels.en }, es: { bind: violationLabels.es } };
