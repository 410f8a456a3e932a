import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isLongForm, isNightly, SEED } from '@shared/testing/form';
import { TIME_LIMITS } from '@shared/testing/timeLimits';

// The full form runs on two cores, because nothing else takes half as long.
const [CASES, PROCESSES] = isNightly ? [2000, 2] : [isLongForm ? 100 : 12, 1];

interface FuzzSum {
  routes: number;
  cases: number;
  failures: number;
}

/**
 * Runs in a separate process, because jest tracks every promise, which slows thousands of requests many times. A
 * route whose cases are all rejected before the handler proves nothing, so the command fails for it.
 */
async function fuzz(first: number): Promise<FuzzSum> {
  // Few cases of any seed can miss a route's handler, so the short form has the fuzz's own.
  const settings = [CASES, first, PROCESSES, ...(isLongForm ? [SEED] : [])].map(String);
  const args = ['--import', 'tsx', join(__dirname, 'runFuzz.ts'), ...settings];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  process.stderr.write(stdout);
  expect(stderr).toBe('');
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FuzzSum;
}

test(
  `reading 37: ${CASES} generated cases per route, encrypted and not, never get a 500`,
  async () => {
    const sums = await Promise.all(Array.from({ length: PROCESSES }, (_, first) => fuzz(first)));
    const total = (count: (sum: FuzzSum) => number) => sums.reduce((sum, one) => sum + count(one), 0);
    expect(total((sum) => sum.failures)).toBe(0);
    expect(total((sum) => sum.routes)).toBeGreaterThan(20);
    expect(total((sum) => sum.cases)).toBe(total((sum) => sum.routes) * CASES);
  },
  TIME_LIMITS.fuzz,
);
