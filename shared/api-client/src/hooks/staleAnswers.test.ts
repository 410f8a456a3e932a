import {
  answerOfVehicle,
  staleAfter,
  updateQuoteSchema,
  vehiclePatchSchema,
  type UpdateQuoteInput,
} from '@shared/domain';
import { RATED_FIELDS } from './useUpdateQuote';
import { isCoverageOnly } from './useUpdateVehicle';

// The hooks keep these lists of their own, since the journeys that know them are too heavy for the start.

test.each(Object.keys(updateQuoteSchema.fields) as (keyof UpdateQuoteInput)[])(
  'an edit of %s drops the prices that are shown exactly when its step says so',
  (field) => {
    expect(RATED_FIELDS.includes(field)).toBe(staleAfter([field]).includes('rates'));
  },
);

test.each(Object.keys(vehiclePatchSchema.fields))(
  "a car's %s is its coverage exactly when the journeys say so",
  (field) => {
    expect(isCoverageOnly({ [field]: null })).toBe(answerOfVehicle({ [field]: null }) === 'coverages');
  },
);
