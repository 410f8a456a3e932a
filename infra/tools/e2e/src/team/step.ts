import { strict as assert } from 'node:assert';

const begun = Date.now();

/** Seconds since the drill began. */
export const secondsSoFar = (): number => Math.round((Date.now() - begun) / 1000);

/** Runs one step and prints for how long, and what it did or found. */
export async function step<T>(what: string | ((found: T) => string), run: () => Promise<T>): Promise<T> {
  const since = Date.now();
  const result = await run();
  const seconds = ((Date.now() - since) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${typeof what === 'string' ? what : what(result)}`);
  return result;
}

/** @throws Error that says what should have been so */
export function demand(isSo: boolean, what: string): void {
  assert.ok(isSo, `Not so: ${what}`);
}

/** @throws Error with both values */
export function demandEqual(found: unknown, wanted: unknown, what: string): void {
  assert.deepEqual(found, wanted, `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}
