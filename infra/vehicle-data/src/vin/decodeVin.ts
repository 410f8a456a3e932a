import { isCheckDigitValid } from '@shared/domain';
import { bodyClassName } from './bodyClassName';
import { modelYears } from './modelYear';
import { keyMatches, keyWeight, vinDescriptor, type Key } from './patternKey';
import type { Patterns, VinTable } from './vinTable';

/** A car decoded from its VIN: one entry per trim if the VIN leaves several possible. */
export interface DecodedVehicle {
  year: number;
  make: string;
  model: string;
  trim: string;
  bodyClass: string | null;
}

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

function decodeAs(year: number, schemas: Patterns[], descriptor: string): DecodedVehicle[] {
  const [found] = schemas
    .flatMap((schema) => {
      const model = best(schema.models, descriptor);
      return model ? [{ schema, model: model.item, weight: model.weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight);
  if (!found) return [];
  const { make, model } = found.model;
  const body = best(found.schema.bodies, descriptor)?.item.body;
  const bodyClass = body === undefined ? null : bodyClassName(body);
  const trims = best(found.schema.trims, descriptor)?.item.names ?? ['Base'];
  return trims.map((trim) => ({ year, make, model, trim, bodyClass }));
}

/** Small makers share the third character 9 and are distinguished by positions 12 to 14. */
function manufacturerCode(vin: string): string {
  return vin.charAt(2) === '9' ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

/** Decodes a VIN of 1981 or later. Empty for a wrong check digit, another length or an unknown car. */
export function decodeVin(table: VinTable, text: string): DecodedVehicle[] {
  const vin = text.trim().toUpperCase();
  if (!isCheckDigitValid(vin)) return [];
  for (const year of modelYears(vin)) {
    const decoded = decodeAs(year, table.schemas(manufacturerCode(vin), year), vinDescriptor(vin));
    if (decoded.length > 0) return decoded;
  }
  return [];
}
