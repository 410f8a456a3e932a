import {
  answerOfVehicle,
  staleAfter,
  updateQuoteSchema,
  vehiclePatchSchema,
  type UpdateQuoteInput,
} from '@shared/domain';
import { RATED_FIELDS } from './useUpdateQuote';
import { isCoverageOnly } from './useUpdateVehicle';

// The hooks have their own copy of these lists because the journeys are too large for the start screen.

test.each(Object.keys(updateQuoteSchema.fields) as (keyof UpdateQuoteInput)[])(
  'an edit of %s clears the shown prices exactly when its step says so',
  (field) => {
    expect(RATED_FIELDS.includes(field)).toBe(staleAfter([field]).includes('rates'));
  },
);

test.each(Object.keys(vehiclePatchSchema.fields))(
  'a car’s %s counts as coverage exactly when the journeys say so',
  (field) => {
    expect(isCoverageOnly({ [field]: null })).toBe(answerOfVehicle({ [field]: null }) === 'coverages');
  },
);
