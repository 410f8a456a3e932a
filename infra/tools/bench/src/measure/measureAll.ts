import type { Row } from '../report/row';
import { embedRows } from './embedRows';
import { journeyRows } from './journeyRows';
import { lighthouseRows } from './lighthouseRows';
import { memoryRows } from './memoryRows';
import { mixedRows } from './mixedRows';
import { PARTS, type Part } from './parts';
import { routeRows } from './routeRows';
import { patchRows, rerateRows } from './serviceRows';
import type { Sites } from './sites';
import { startRows } from './startRows';

/** What the parts measure, and how they report progress. */
export interface Ground {
  sites: Sites;
  /** Process id of `npm start`. */
  systemPid: number;
  /** A free port for the browser that Lighthouse drives. */
  debuggingPort: number;
  print: (line: string) => void;
}

const MEASURE: Record<Part, (ground: Ground) => Promise<Row[]>> = {
  start: ({ sites }) => startRows(sites),
  routes: ({ sites }) => routeRows(sites),
  journey: ({ sites }) => journeyRows(sites),
  embed: ({ sites }) => embedRows(sites),
  lighthouse: ({ sites, debuggingPort, print }) => lighthouseRows(sites, debuggingPort, print),
  patch: () => patchRows(),
  mixed: () => mixedRows(),
  rerate: rerateRows,
  memory: ({ systemPid, print }) => memoryRows(systemPid, print),
};

/** The rows of a part. If it throws, its name becomes a row without a figure, which fails the command. */
async function rowsOf(part: Part, ground: Ground): Promise<Row[]> {
  ground.print(`measuring ${part} ...`);
  try {
    return await MEASURE[part](ground);
  } catch (error) {
    ground.print(`${part}: ${error instanceof Error ? error.message : String(error)}`);
    return [{ name: part, unit: 'count', federated: [] }];
  }
}

/** Every row of these parts, in the table's order. */
export async function measureAll(parts: readonly Part[], ground: Ground): Promise<Row[]> {
  const rows = new Map<Part, Row[]>();
  // Memory at rest comes first, before the system is used.
  const order = parts.toSorted((one, other) => Number(other === 'memory') - Number(one === 'memory'));
  for (const part of order) rows.set(part, await rowsOf(part, ground));
  return PARTS.flatMap((part) => rows.get(part) ?? []);
}
