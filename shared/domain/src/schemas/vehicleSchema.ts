import type { InferType } from 'yup';
import { VEHICLE_FIELDS } from '../entities/vehicle';
import { changeSchema, newSchema } from './fieldSchema';

interface Uses {
  use_code?: string | null | undefined;
  tnc?: boolean | undefined;
  individual_delivery?: boolean | undefined;
}

/** Ridesharing and delivery require business use (section 4, Use code); a contradiction is rejected, not fixed. */
function agrees({ use_code, tnc, individual_delivery }: Uses): boolean {
  return !(tnc === true || individual_delivery === true) || use_code === undefined || use_code === 'business';
}

/** Body of POST .../vehicles, and the new-vehicle form (sections 2.6 and 5). */
export const vehicleSchema = newSchema(VEHICLE_FIELDS).test(
  'uses-agree',
  'validation:use_not_business',
  agrees,
);

/** Body of PATCH .../vehicles/{id}: any field; coverages require their package's name (section 7). */
export const vehiclePatchSchema = changeSchema(VEHICLE_FIELDS).test(
  'uses-agree',
  'validation:use_not_business',
  agrees,
);

export type VehicleInput = InferType<typeof vehicleSchema>;
type SentPatch = InferType<typeof vehiclePatchSchema>;
type SentCoverage = NonNullable<SentPatch['coverages']>[number];

/** A coverage's `line` is accepted, since a client may send back what it got, but says nothing (ADR 0063). */
export type VehiclePatch = Omit<SentPatch, 'coverages'> & {
  coverages?: Omit<SentCoverage, 'line'>[] | undefined;
};
