import type { Row, Unit } from '../report/row';
import { linesOf, outputOf } from './serviceRows';

/** One figure per run. */
type Figures = Record<'per_s' | 'p50_ms' | 'p99_ms' | 'cpu_ms', number[]>;

/** A line of the API's bench under mixed load. */
export type MixedLine =
  | { name: 'mixed-load'; connections: number; api: Figures; bare: Figures }
  | { name: 'mixed-parts'; parts: { part: string; ms: number }[] };

const FIGURES: Record<keyof Figures, [name: string, unit: Unit]> = {
  per_s: ['requests a second', 'count'],
  p50_ms: ['p50', 'ms'],
  p99_ms: ['p99', 'ms'],
  cpu_ms: ['processor a call', 'ms'],
};

/** The rows of a line; the bare server is compared instead of the one bundle. */
export function rowsOfMixed(line: MixedLine): Row[] {
  if (line.name === 'mixed-parts')
    return line.parts.map(({ part, ms }) => ({
      name: `mixed load, a call: ${part}`,
      unit: 'ms',
      federated: [ms],
    }));
  const keys: (keyof Figures)[] = ['per_s', 'p50_ms', 'p99_ms', 'cpu_ms'];
  return keys.map((key) => {
    const [name, unit] = FIGURES[key];
    const of = `mixed load, ${line.connections} connections: ${name}`;
    return { name: of, unit, federated: line.api[key], oneBundle: line.bare[key] };
  });
}

/**
 * Shoppers who create, edit and rate, encrypted, compared to a bare Fastify with the same statements; and the parts
 * of a call.
 */
export async function mixedRows(): Promise<Row[]> {
  return linesOf<MixedLine>(outputOf('@infra/proof', 'bench:mixed')).flatMap(rowsOfMixed);
}
