import { formsTexts, mergeTexts, purchaseValidationTexts, validationTexts } from '@shared/i18n';
import { choicesTexts } from './choicesTexts';
import { policyAttributes as attributesEn } from './en/policyAttributes';
import { policyDetails as en } from './en/policyDetails';
import { policyAttributes as attributesEs } from './es/policyAttributes';
import { policyDetails as es } from './es/policyDetails';

/** What policy details says, with its chunk. */
export const policyDetailsTexts = mergeTexts(
  {
    en: { bind: { policyDetails: en, attributes: attributesEn } },
    es: { bind: { policyDetails: es, attributes: attributesEs } },
  },
  choicesTexts,
  formsTexts,
  validationTexts,
  purchaseValidationTexts,
);
