import { yupResolver } from '@hookform/resolvers/yup';
import { coverageChoiceSchema, driverFormSchema, editQuoteSchema, vehicleSchema } from '@shared/domain';

/** Resolvers of the quote's forms, with the schemas that the API runs too. */
export const editQuote = yupResolver(editQuoteSchema);
export const vehicle = yupResolver(vehicleSchema);
export const coverageChoice = yupResolver(coverageChoiceSchema);
export const driver = (asksCredit: boolean, asksAge: boolean) =>
  yupResolver(driverFormSchema(asksCredit, asksAge));
