import type { VehicleSymbol } from '../tables';
import { sportTrims, symbolsByBody, symbolsByMake, symbolsByModelName } from '../tables/r1/symbolsByModel';

export interface SymbolInput {
  manufacturer: string;
  model: string;
  trim: string;
  /** As vehicle data names it ("Sport Utility Vehicle (SUV)"), where it is known. */
  bodyClass?: string;
}

/** Names by symbol as one list, the longest first, so that "F-150 LIGHTNING" is met before "F-150". */
const models = symbolsByModelName
  .flatMap(([symbol, names]) => names.map((name) => ({ name, symbol })))
  .toSorted((left, right) => right.name.length - left.name.length);

/** Whether a model is of a name: begins with it, and does not merely begin with the same letters ("RC", "RCX"). */
function isNamed(model: string, name: string): boolean {
  if (!model.startsWith(name)) return false;
  const next = model.charAt(name.length);
  return name.endsWith('-') || name === 'EQ' || !/[A-Z]/.test(next);
}

/**
 * The rating symbol of a vehicle: its model decides, then its make, then its body, else it is an ordinary one. A
 * luxury make's cars stay luxury whatever their model is called; a sports trim makes a sports car of an ordinary one.
 */
export function symbolOf({ manufacturer, model, trim, bodyClass }: SymbolInput): VehicleSymbol {
  const name = model.trim().toUpperCase();
  const make = symbolsByMake[manufacturer.trim().toUpperCase()];
  const byModel = models.find((known) => isNamed(name, known.name))?.symbol;
  if (byModel === 'ev' || byModel === 'sport' || byModel === 'luxury') return byModel;
  if (make === 'luxury' || make === 'sport' || make === 'ev') return make;
  if (sportTrims.some((word) => trim.toUpperCase().includes(word))) return 'sport';
  const body = bodyClass?.toUpperCase();
  const byBody = body === undefined ? undefined : symbolsByBody.find(([word]) => body.includes(word))?.[1];
  return byModel ?? make ?? byBody ?? 'mid';
}
