import { yupResolver } from '@hookform/resolvers/yup';
import { linesSchema } from '../steps/coverages/lines/linesSchema';
import { driverSchema } from '../steps/driver/driverSchema';
import { policySchema } from '../steps/policy-details/policySchema';
import { questionsSchema } from '../steps/questions/questionsSchema';
import { vehicleSchema } from '../steps/vehicle/vehicleSchema';

/** Resolvers of the purchase's forms, and the bodies sent once they are valid. */
export const lines = yupResolver(linesSchema);
export const driver = yupResolver(driverSchema);
export const policy = yupResolver(policySchema);
export const questions = yupResolver(questionsSchema);
export const vehicle = yupResolver(vehicleSchema);

export { toDriverInput } from '../steps/driver/driverInput';
export { addressFaults, isWholeAddress } from '../steps/policy-details/addressFaults';
export { toDetails, toHolder } from '../steps/policy-details/policyInput';
