import { yearCode } from '../vin/modelYear';
import { isHeavyClass, notCoveredBody } from '../vin/notCovered';
import type { SchemaEntry } from './schemaEntries';
import { Spellings } from './trimNames';

interface BuiltTrim {
  name: string;
  vin: string | null;
  bodies: Set<number>;
}
interface BuiltModel {
  year: number;
  make: string;
  model: string;
  trims: Map<string, BuiltTrim>;
}
export interface CatalogueRow {
  year: number;
  make: string;
  model: string;
  trims: { name: string; vin: string | null; bodies: number[] }[];
}

/** The name if no trim is known. */
const UNKNOWN_TRIM = 'Base';
const WMI_LENGTH = 3;

/** What two patterns of one trim have in common, "*" where they differ: vague, but true of every such car. */
function mergePatterns(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Array.from(a, (character, at) => (character === b.charAt(at) ? character : '*')).join('');
}

/**
 * The start of the VIN up to the model year (reading 33). None for small makers, whose codes are longer than three
 * characters.
 */
function vinPattern(wmi: string, key: string, year: number): string | null {
  return wmi.length === WMI_LENGTH ? `${wmi}${key}*${yearCode(year)}` : null;
}

/** vPIC's body of a truck that is no pickup, which the lists do not offer; its VIN may still be of a light one. */
const TRUCK = 11;

/** Whether some cars of an entry may be insured by a household (reading 65). */
const isCovered = ({ bodies, weights }: SchemaEntry): boolean =>
  (bodies.length === 0 || bodies.some((body) => body !== TRUCK && notCoveredBody(body) === null)) &&
  (weights.length === 0 || weights.some((weight) => !isHeavyClass(weight)));

/** Collects trims by year, make and model; names that differ only in case or dashes are merged. */
export class CatalogueBuilder {
  private readonly models = new Map<string, BuiltModel>();
  private readonly modelNames = new Spellings();
  private readonly trimNames = new Spellings();

  add(car: { year: number; make: string; model: string; wmi: string }, entry: SchemaEntry): void {
    const { year, make, model } = car;
    if (!isCovered(entry)) return;
    const key = `${year}/${make}/${Spellings.key(model)}`;
    const built: BuiltModel = this.models.get(key) ?? { year, make, model, trims: new Map() };
    this.models.set(key, built);
    this.modelNames.add(model);
    const name = entry.trim ?? UNKNOWN_TRIM;
    this.trimNames.add(name);
    const vin = vinPattern(car.wmi, entry.key, year);
    const before = built.trims.get(Spellings.key(name));
    built.trims.set(Spellings.key(name), {
      name,
      vin: before ? mergePatterns(before.vin, vin) : vin,
      bodies: new Set([...(before?.bodies ?? []), ...entry.bodies]),
    });
  }

  /** By year (newest first), make and model; trims by name. */
  rows(): CatalogueRow[] {
    const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const rows = [...this.models.values()].map(({ year, make, model, trims }) => ({
      year,
      make,
      model: this.modelNames.best(model),
      trims: [...trims.values()]
        .map(({ name, vin, bodies }) => ({ name: this.trimNames.best(name), vin, bodies: [...bodies] }))
        .toSorted((a, b) => order.compare(a.name, b.name)),
    }));
    return rows.toSorted(
      (a, b) => b.year - a.year || order.compare(a.make, b.make) || order.compare(a.model, b.model),
    );
  }
}
