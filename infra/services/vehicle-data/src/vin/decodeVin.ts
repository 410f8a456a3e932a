import { isCheckDigitValid, type NotCovered } from '@shared/domain';
import { bodyClassName } from './bodyClassName';
import { isLateCycle, modelYears } from './modelYear';
import { notCoveredBody, notCoveredType, PASSENGER_CAR } from './notCovered';
import { keyMatches, keyWeight, vinDescriptor, type Key } from './patternKey';
import type { Patterns, VinTable } from './vinTable';

/** A car decoded from its VIN: one entry per trim if the VIN leaves several possible. */
interface DecodedVehicle {
  year: number;
  make: string;
  model: string;
  trim: string;
  bodyClass: string | null;
}

/** The cars of a VIN, or what it is if no household policy covers it (reading 65). */
export interface Decoded {
  cars: DecodedVehicle[];
  notCovered: NotCovered | null;
}

const NOTHING: Decoded = { cars: [], notCovered: null };

/** Score of the best matching pattern; -1 for none. */
function bestWeight(keys: Key[], descriptor: string): number {
  return Math.max(-1, ...keys.filter((key) => keyMatches(key, descriptor)).map(keyWeight));
}

function best<T extends { keys: Key[] }>(items: T[], descriptor: string): { item: T; weight: number } | null {
  const matching = items
    .map((item) => ({ item, weight: bestWeight(item.keys, descriptor) }))
    .filter(({ weight }) => weight >= 0)
    .toSorted((a, b) => b.weight - a.weight);
  return matching[0] ?? null;
}

function decodeAs(year: number, schemas: Patterns[], descriptor: string): Decoded {
  const [found] = schemas
    .flatMap((schema) => {
      const model = best(schema.models, descriptor);
      return model ? [{ schema, model: model.item, weight: model.weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  if (!found) return NOTHING;
  const { make, model } = found.model;
  const body = best(found.schema.bodies, descriptor)?.item.body;
  const isHeavy = best(found.schema.weights, descriptor)?.item.isHeavy === true;
  const notCovered = (body === undefined ? null : notCoveredBody(body)) ?? (isHeavy ? 'heavy' : null);
  if (notCovered !== null) return { cars: [], notCovered };
  const bodyClass = body === undefined ? null : bodyClassName(body);
  const trims = best(found.schema.trims, descriptor)?.item.names ?? ['Base'];
  return { cars: trims.map((trim) => ({ year, make, model, trim, bodyClass })), notCovered };
}

/** Small makers share the third character 9 and are distinguished by positions 12 to 14. */
function manufacturerCode(vin: string): string {
  return vin.charAt(2) === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

const isFound = ({ cars, notCovered }: Decoded): boolean => cars.length > 0 || notCovered !== null;

/**
 * Decodes a VIN of 1981 or later. Nothing for a wrong check digit, another length or an unknown car. `today` is an ISO
 * date: a model year after next year cannot exist. Position seven decides between two years thirty years apart, except
 * for heavy vehicles, whose year is the latest possible one (reading 65).
 */
export function decodeVin(table: VinTable, text: string, today: string): Decoded {
  const vin = text.trim().toUpperCase();
  if (!isCheckDigitValid(vin)) return NOTHING;
  const code = manufacturerCode(vin);
  const type = table.typeOf(code);
  const notCovered = type === null ? null : notCoveredType(type);
  if (notCovered !== null) return { cars: [], notCovered };
  const nextYear = Number(today.slice(0, 4)) + 1;
  const decodedAs = (year: number | undefined): Decoded =>
    year === undefined || year > nextYear
      ? NOTHING
      : decodeAs(year, table.schemas(code, year), vinDescriptor(vin));
  const years = modelYears(vin);
  const decided = decodedAs(years[isLateCycle(vin) ? 1 : 0]);
  if (type === PASSENGER_CAR || decided.cars.length > 0) return decided;
  return years.toReversed().map(decodedAs).find(isFound) ?? decided;
}
