import { violations as en } from './en/violations';
import { violations as es } from './es/violations';

/** Every kind of incident by group, for purchase screens and policy documents. */
export const violationLabels = { en, es };
