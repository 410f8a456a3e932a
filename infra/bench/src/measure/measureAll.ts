import type { Row } from '../report/row';
import { journeyRows } from './journeyRows';
import { memoryRows } from './memoryRows';
import { mixedRows } from './mixedRows';
import { routeRows } from './routeRows';
import { patchRows, rerateRows } from './serviceRows';
import type { Sites } from './sites';
import { startRows } from './startRows';

/** A part of the table. When it breaks, its name stands in a row without a figure, which fails the command. */
async function part(
  name: string,
  measure: () => Promise<Row[]>,
  print: (line: string) => void,
): Promise<Row[]> {
  print(`measuring ${name} ...`);
  try {
    return await measure();
  } catch (error) {
    print(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    return [{ name, unit: 'count', federated: [] }];
  }
}

/** Every row of the budgets, in their order. `systemPid` is that of `npm start`. */
export async function measureAll(
  sites: Sites,
  systemPid: number,
  print: (line: string) => void,
): Promise<Row[]> {
  // First, while nobody has used the system yet.
  const rest = await part('memory at rest', () => memoryRows(systemPid, print), print);
  return [
    ...(await part('start', () => startRows(sites), print)),
    ...(await part('routes', () => routeRows(sites), print)),
    ...(await part('journey', () => journeyRows(sites), print)),
    ...(await part('PATCH against a raw write', () => patchRows(print), print)),
    ...(await part('mixed load', () => mixedRows(print), print)),
    ...(await part('re-rate', rerateRows, print)),
    ...rest,
  ];
}
