import { policyDetails as en } from './en/policyDetails';
import { policyDetails as es } from './es/policyDetails';

/** What policy details says, with its chunk. */
export const policyDetailsTexts = {
  en: { bind: { policyDetails: en } },
  es: { bind: { policyDetails: es } },
};
