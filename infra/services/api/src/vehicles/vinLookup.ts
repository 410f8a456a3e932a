import type { FastifyBaseLogger } from 'fastify';
import { type DecodedVin, isCheckDigitValid, isWholeVin, NOT_COVERED, type Vehicle } from '@shared/domain';
import { otherCarsOf } from '@shared/domain/purchase';
import { array, type InferType, number, object, string } from 'yup';
import { refuse } from '../http/validatorCompiler';
import { jsonOf } from '../providers/readAnswer';
import { reasonOf } from '../reasonOf';

/** Decodes a VIN. @throws if the vehicle data service gives no answer in time */
export type VinLookup = (vin: string) => Promise<DecodedVin>;

/** ms; short, because a shopper waits for the response. */
const TIME_LIMIT = 2000;

const answerSchema = object({
  vehicles: array(
    object({
      model: object({ year: number().required(), name: string().required() }).required(),
      make: object({ name: string().required() }).required(),
      trim: object({ name: string().required() }).required(),
    }).required(),
  ).required(),
  not_covered: string().oneOf(NOT_COVERED),
});

const carOf = ({ model, make, trim }: InferType<typeof answerSchema>['vehicles'][number]) => ({
  year: model.year,
  manufacturer: make.name,
  model: model.name,
  trim: trim.name,
  logo_url: null,
  vin: null,
  body_class: null,
});

/** The vehicle data service at this origin. */
export function createVinLookup(origin: string): VinLookup {
  const read = jsonOf(answerSchema);
  return async (vin) => {
    const url = `${origin}/v2/vehicles?vin=${encodeURIComponent(vin)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) });
    if (!response.ok) throw new Error(`the vehicle data service answered ${response.status}`);
    const { vehicles, not_covered } = await read(response);
    return { cars: vehicles.map(carOf), notCovered: not_covered ?? null };
  };
}

export type IdentifiedCar = Pick<Vehicle, 'year' | 'manufacturer' | 'model' | 'vin'>;

/**
 * The VIN decides (reading 65): rejects the VIN of another car, and of a vehicle that no carrier covers. Without an
 * answer the car is accepted, as in the form.
 */
export async function checkDecodedVin(
  lookup: VinLookup | null,
  car: IdentifiedCar,
  log: FastifyBaseLogger,
): Promise<void> {
  const { vin } = car;
  if (lookup === null || !isWholeVin(vin) || !isCheckDigitValid(vin)) return;
  const found = await lookup(vin).catch((error: unknown) => {
    log.warn(reasonOf(error), 'a VIN was accepted without being decoded');
    return null;
  });
  if (found === null) return;
  if (found.notCovered !== null) refuse([{ path: 'vin', key: 'validation:vin_not_covered' }]);
  if (otherCarsOf(car, found.cars).length > 0) refuse([{ path: 'vin', key: 'validation:vin_other_car' }]);
}
