import { rulesSchema } from '../../validation/rulesSchema';
import { faultsIn } from './faultsIn';

/** Validates the answers by the domain's rules, for the questions of the state and carrier. */
export const questionsSchema = rulesSchema(faultsIn);
