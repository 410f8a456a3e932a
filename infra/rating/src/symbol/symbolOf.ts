import { LATEST_TABLES, type SymbolTables, type VehicleSymbol } from '../tables';

export interface SymbolInput {
  manufacturer: string;
  model: string;
  trim: string;
  /** In vehicle data's words ("Sport Utility Vehicle (SUV)"), if known. */
  bodyClass?: string;
}

interface KnownModel {
  name: string;
  symbol: VehicleSymbol;
}

const modelLists = new WeakMap<SymbolTables, KnownModel[]>();

/** Names by symbol as one list, longest first, so that "F-150 LIGHTNING" matches before "F-150". Cached. */
function modelsOf(tables: SymbolTables): KnownModel[] {
  const known = modelLists.get(tables);
  // Stryker disable next-line ConditionalExpression: without the cache it is only slower.
  if (known) return known;
  const models = tables.byModelName
    .flatMap(([symbol, names]) => names.map((name) => ({ name, symbol })))
    .toSorted((left, right) => right.name.length - left.name.length);
  modelLists.set(tables, models);
  return models;
}

/** Whether a model has a name as its first word, rather than merely starting with the same letters ("RC", "RCX"). */
function isNamed(model: string, name: string): boolean {
  if (!model.startsWith(name)) return false;
  const next = model.charAt(name.length);
  return name.endsWith('-') || name === 'EQ' || !/[A-Z]/.test(next);
}

/**
 * The rating symbol of a vehicle: by its model, then its make, then its body, else ordinary. A luxury make's cars
 * stay luxury under any model name; a sports trim turns an ordinary car into a sports car.
 */
export function symbolOf(
  { manufacturer, model, trim, bodyClass }: SymbolInput,
  tables: SymbolTables = LATEST_TABLES.symbolNames,
): VehicleSymbol {
  const name = model.trim().toUpperCase();
  const make = tables.byMake[manufacturer.trim().toUpperCase()];
  const byModel = modelsOf(tables).find((known) => isNamed(name, known.name))?.symbol;
  if (byModel === 'ev' || byModel === 'sport' || byModel === 'luxury') return byModel;
  if (make === 'luxury' || make === 'sport' || make === 'ev') return make;
  if (tables.sportTrims.some((word) => trim.toUpperCase().includes(word))) return 'sport';
  const body = bodyClass?.toUpperCase();
  const byBody = body === undefined ? undefined : tables.byBody.find(([word]) => body.includes(word))?.[1];
  return byModel ?? make ?? byBody ?? 'mid';
}
