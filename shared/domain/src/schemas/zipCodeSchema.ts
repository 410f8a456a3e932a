import { string } from 'yup';

/** A ZIP: exactly five digits (section 5). Error key: `validation:zip_invalid`. */
export const zipCodeSchema = string()
  .typeError('validation:zip_invalid')
  .strict(true)
  .required('validation:zip_invalid')
  .matches(/^[0-9]{5}$/, 'validation:zip_invalid');
