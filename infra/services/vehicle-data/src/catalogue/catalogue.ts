import { readPacked } from '../readPacked';
import { slug } from './slug';

export interface Trim {
  id: string;
  name: string;
  /** Its known VIN pattern (reading 33): up to the model year, "*" where cars differ. */
  vin: string | null;
  /** Null if its cars come in several bodies or the body is unknown. */
  bodyClass: string | null;
}
export interface Model {
  id: string;
  year: number;
  make: string;
  name: string;
  trims: () => Trim[];
}
interface Make {
  id: string;
  name: string;
  models: Map<string, Model>;
}

/** Every year, make, model and trim that a household insures; unknown ids return empty lists. */
export interface Catalogue {
  makes: (year: number) => { id: string; name: string }[];
  models: (year: number, makeId: string) => Model[];
  trims: (year: number, makeId: string, modelId: string) => Trim[];
  /** All models, newest first. */
  all: () => readonly Model[];
}

function parseTrim(part: string): Trim {
  const [name = '', vin = '', body = ''] = part.split('~');
  return {
    // A search reads the trims of a whole year and needs no ids.
    get id() {
      return slug(name);
    },
    name,
    vin: vin || null,
    bodyClass: body || null,
  };
}

/** Trims stay text until requested, because 40,000 objects would take ten times the memory. */
function parseLine(line: string): Model {
  const [year = '', make = '', name = ''] = line.split('\t', 3);
  const start = year.length + make.length + name.length + 3;
  const trims = () => line.slice(start).split('\t').map(parseTrim);
  return { id: slug(name), year: Number(year), make, name, trims };
}

function groupByYear(models: Model[]): Map<number, Map<string, Make>> {
  const years = new Map<number, Map<string, Make>>();
  for (const model of models) {
    const makes = years.get(model.year) ?? new Map<string, Make>();
    years.set(model.year, makes);
    const makeId = slug(model.make);
    const make: Make = makes.get(makeId) ?? { id: makeId, name: model.make, models: new Map() };
    makes.set(makeId, make);
    make.models.set(model.id, model);
  }
  return years;
}

/** Reads the packed catalog (about 1.2 MB of text). */
export function openCatalogue(): Catalogue {
  const models = readPacked('catalogue').trimEnd().split('\n').map(parseLine);
  const years = groupByYear(models);
  const makeOf = (year: number, makeId: string) => years.get(year)?.get(makeId.toLowerCase());
  return {
    makes: (year) => [...(years.get(year)?.values() ?? [])].map(({ id, name }) => ({ id, name })),
    models: (year, makeId) => [...(makeOf(year, makeId)?.models.values() ?? [])],
    trims: (year, makeId, modelId) => makeOf(year, makeId)?.models.get(modelId.toLowerCase())?.trims() ?? [],
    all: () => models,
  };
}
