import type { InferType } from 'yup';
import { closed, yesNo } from './fields';

/** The coverage screen of a car (section 2.6): liability only or not; `packageForChoice` maps it to a package. */
export const coverageChoiceSchema = closed({ liability_only: yesNo().required('validation:required') });

export type CoverageChoiceInput = InferType<typeof coverageChoiceSchema>;
