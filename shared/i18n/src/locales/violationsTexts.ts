import { violations as en } from './en/violations';
import { violations as es } from './es/violations';

/** Every kind of incident under its group: on the purchase's screens and in the papers of a policy. */
export const violationLabels = { en, es };
