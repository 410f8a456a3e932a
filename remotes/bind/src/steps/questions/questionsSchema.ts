import { rulesSchema } from '../../judging/rulesSchema';
import { faultsIn } from './faultsIn';

/** Judges the answers by the domain's rules, for the questions that the state and the carrier ask. */
export const questionsSchema = rulesSchema(faultsIn);
