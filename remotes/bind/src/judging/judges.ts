import { yupResolver } from '@hookform/resolvers/yup';
import { errorsOf } from '@shared/domain';
import { validateAddressSchema } from '@shared/domain/purchase';
import { choicesSchema } from '../steps/coverages/choicesSchema';
import { driverSchema } from '../steps/driver/driverSchema';
import { policySchema } from '../steps/policy-details/policySchema';
import { questionsSchema } from '../steps/questions/questionsSchema';
import { vehicleSchema } from '../steps/vehicle/vehicleSchema';

/** What judges each form of the purchase. */
export const choices = yupResolver(choicesSchema);
export const driver = yupResolver(driverSchema);
export const policy = yupResolver(policySchema);
export const questions = yupResolver(questionsSchema);
export const vehicle = yupResolver(vehicleSchema);

/** Whether an address can be sent to the address service. */
export const isWholeAddress = (address: object): boolean =>
  errorsOf(validateAddressSchema, address).length === 0;
