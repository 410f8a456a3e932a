import { licenseStates as en } from './en/licenseStates';
import { licenseStates as es } from './es/licenseStates';

/** The names of the states, with the forms that list them. */
export const licenseStatesTexts = { en: { bind: en }, es: { bind: es } };
