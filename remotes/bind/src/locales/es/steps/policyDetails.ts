import { forms, purchaseValidation, validation } from '@shared/i18n/es';
import { choices } from '../choices';
import { known } from '../known';
import { policyAttributes } from '../policyAttributes';
import { policyDetails } from '../policyDetails';

/** Texts of policy details. */
export const policyDetailsStep = {
  bind: { ...choices, known, policyDetails, attributes: policyAttributes },
  forms,
  validation: { ...validation, ...purchaseValidation },
};
