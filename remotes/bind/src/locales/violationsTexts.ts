import { violationLabels } from '@shared/i18n/violations';

/** Every kind of incident by group, loaded with the field that asks for it. */
export const violationsTexts = { en: { bind: violationLabels.en }, es: { bind: violationLabels.es } };
