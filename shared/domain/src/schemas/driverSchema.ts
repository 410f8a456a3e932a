import { number, type InferType } from 'yup';
import { DRIVER_FIELDS } from '../entities/driver';
import { changeSchema, fieldSchema, newSchema } from './fieldSchema';

/** Good student and SR-22 exclude each other (section 4). */
function notBoth(driver: { good_student?: boolean | undefined; requires_sr22?: boolean | undefined }) {
  return !(driver.good_student === true && driver.requires_sr22 === true);
}

/** Body of POST .../drivers, and the quote driver form (sections 2.7 and 5). `age` in whole years. */
export const driverSchema = newSchema(DRIVER_FIELDS).test(
  'student-or-sr22',
  'validation:student_or_sr22',
  notBoth,
);

/** Body of PATCH .../drivers/{id}: any field, including the purchase's; `writableFields` decides which and when. */
export const driverPatchSchema = changeSchema(DRIVER_FIELDS).test(
  'student-or-sr22',
  'validation:student_or_sr22',
  notBoth,
);

/**
 * The quote form of a driver; the policyholder is also asked for the credit score (section 5). An age derived from a
 * stated birthday is not asked or checked, since it may exceed the form's range (reading 14).
 */
export function driverFormSchema(isPolicyHolder: boolean, isAgeAsked = true): typeof driverSchema {
  const { age, credit_score } = DRIVER_FIELDS;
  return driverSchema.shape({
    age: (isAgeAsked ? fieldSchema(age) : number()).required(age.needed),
    ...(isPolicyHolder && {
      credit_score: fieldSchema(credit_score).required('validation:credit_required'),
    }),
  }) as typeof driverSchema;
}

export type DriverInput = InferType<typeof driverSchema>;
export type DriverPatch = InferType<typeof driverPatchSchema>;
