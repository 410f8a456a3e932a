import { carWords, coverages as names, forms } from '@shared/i18n/es';
import { coverages } from '../coverages';

/** Texts of the coverage review: its own, the names of coverages, packages and uses. */
export const coveragesStep = { bind: { coverages }, coverages: names, vehicles: carWords, forms };
