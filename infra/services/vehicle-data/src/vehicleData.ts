import { type NotCovered, yearOptions } from '@shared/domain';
import { openCatalogue, type Catalogue } from './catalogue/catalogue';
import { searchCatalogue } from './catalogue/searchCatalogue';
import { slug } from './catalogue/slug';
import { makeLogo } from './logos/makeLogo';
import { decodeVin } from './vin/decodeVin';
import { openVinTable, type VinTable } from './vin/vinTable';

interface MakeOption {
  id: string;
  name: string;
  /** Path of its logo on this service. */
  logo_url: string;
}
interface NamedOption {
  id: string;
  name: string;
}
interface TrimOption extends NamedOption {
  vin: string | null;
  body_class: string | null;
}
/** A car found by text or VIN (specification 7). By VIN, `trim.vin` is the VIN itself; by text, the known pattern. */
export interface VehicleItem {
  model: { year: number; name: string };
  /** `logo`: null for a make that is not in the lists. */
  make: { name: string; logo: string | null };
  trim: { name: string; vin: string | null; body_class: string | null };
}
export interface VehicleData {
  years: () => number[];
  makes: (year: number) => MakeOption[];
  /** The logo of a make, as SVG; null for an unknown id. */
  logo: (makeId: string) => string | null;
  models: (year: number, makeId: string) => NamedOption[];
  trims: (year: number, makeId: string, modelId: string) => TrimOption[];
  search: (query: string) => VehicleItem[];
  /** The cars of a VIN, or what it is if no household policy covers it (reading 65). */
  decode: (vin: string) => { vehicles: VehicleItem[]; not_covered?: NotCovered };
}
export interface VehicleDataOptions {
  /** Today as an ISO date; determines which model years are offered. */
  today: () => string;
}

const logoPath = (makeId: string): string => `/v2/logos/${makeId}.svg`;

/** Logos by the makes in the lists (reading 40). */
function logosOf(catalogue: Catalogue) {
  const names = new Map(catalogue.all().map(({ make }) => [slug(make), make]));
  return {
    pathOf: (make: string) => (names.has(slug(make)) ? logoPath(slug(make)) : null),
    draw: (makeId: string) => {
      const name = names.get(makeId);
      return name === undefined ? null : makeLogo(name);
    },
  };
}

function lists(catalogue: Catalogue): Pick<VehicleData, 'makes' | 'models' | 'trims'> {
  return {
    makes: (year) => catalogue.makes(year).map((make) => ({ ...make, logo_url: logoPath(make.id) })),
    models: (year, makeId) => catalogue.models(year, makeId).map(({ id, name }) => ({ id, name })),
    trims: (year, makeId, modelId) =>
      catalogue
        .trims(year, makeId, modelId)
        .map(({ id, name, vin, bodyClass }) => ({ id, name, vin, body_class: bodyClass })),
  };
}

/**
 * The service without its HTTP: pure functions over the packed data. Unknown input returns an empty list. The VIN
 * table is read at the first VIN.
 */
export function createVehicleData({ today }: VehicleDataOptions): VehicleData {
  const catalogue = openCatalogue();
  const search = searchCatalogue(catalogue, today);
  const logos = logosOf(catalogue);
  let table: VinTable | undefined;
  return {
    years: () => yearOptions(today()),
    ...lists(catalogue),
    logo: logos.draw,
    search: (query) =>
      search(query).map(({ model, trim }) => ({
        model: { year: model.year, name: model.name },
        make: { name: model.make, logo: logos.pathOf(model.make) },
        trim: { name: trim.name, vin: trim.vin, body_class: trim.bodyClass },
      })),
    decode: (vin) => {
      table ??= openVinTable();
      const { cars, notCovered } = decodeVin(table, vin, today());
      const vehicles = cars.map(({ year, make, model, trim, bodyClass }) => ({
        model: { year, name: model },
        make: { name: make, logo: logos.pathOf(make) },
        trim: { name: trim, vin: vin.trim().toUpperCase(), body_class: bodyClass },
      }));
      return { vehicles, ...(notCovered === null ? {} : { not_covered: notCovered }) };
    },
  };
}
