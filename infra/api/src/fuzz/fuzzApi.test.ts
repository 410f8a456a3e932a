import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isLongForm } from '@shared/testing/form';
import { TIME_LIMITS } from '@shared/testing/timeLimits';

// `npm test -- --all` runs the full form.
const CASES = isLongForm ? '2000' : '12';

interface FuzzSum {
  routes: number;
  cases: number;
  reached: number;
  failures: number;
}

test(
  `reading 37: ${CASES} generated cases per route, inside the envelope and outside, never get a 500`,
  () => {
    // In a process of its own: jest follows every promise, which takes thousands of requests many times as long.
    const args = ['--import', 'tsx', join(__dirname, 'runFuzz.ts'), CASES];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    process.stderr.write(stdout);
    const sum = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FuzzSum;
    expect({ stderr, failures: sum.failures }).toEqual({ stderr: '', failures: 0 });
    expect(sum.routes).toBeGreaterThan(20);
    expect(sum.cases).toBe(sum.routes * Number(CASES));
    // A run whose cases all die at the door proves nothing: the command fails for each such route.
    expect(status).toBe(0);
  },
  TIME_LIMITS.fuzz,
);
