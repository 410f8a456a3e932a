import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { inLongForm } from '@shared/testing/form';
import { flushed, hasFragileDisk, hasStrace, powerCut } from './flushes';
import { fullDisk, killed, killedTogether, olderRelease, twoProcesses, wrongKey } from './onFolder';
import { frozen, promoted, promotedLate, restarted } from './onPostgres';
import { isLoss } from './work';

// Each start of a process with its own database takes seconds; on a busy machine, many.
jest.setTimeout(TIME_LIMITS.longTest);

/** The short form of `npm run drill -- storage`: what only the running API can show. */
test('a second process on a folder is refused in one sentence, and nothing acknowledged is lost when the first is killed', async () => {
  expect((await twoProcesses()).faults).toEqual([]);
});

test('killed while shoppers save: no acknowledged edit is lost', async () => {
  const { faults, acknowledged } = await killed('save', 1);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(6);
});

test('a wrong, missing or invented key is refused in one sentence', async () => {
  expect((await wrongKey()).faults).toEqual([]);
});

const whereTraced = hasStrace() ? test : test.skip;
whereTraced('each acknowledged write of one shopper has a flush of its own', async () => {
  expect((await flushed(40)).faults).toEqual([]);
});

const whereCut = hasFragileDisk() ? test : test.skip;
whereCut('a power cut loses what was not flushed, and no acknowledged edit', async () => {
  expect((await powerCut(1))?.faults).toEqual([]);
});

// What failover.test.ts, outage.test.ts and stopOnSignal.test.ts show of one connection, here of whole processes.
inLongForm(() => {
  test('a killed PostgreSQL is started again, and one killed with the API is taken over: no acknowledged edit is lost', async () => {
    expect((await killedTogether(2)).faults).toEqual([]);
  });

  test(`a frozen PostgreSQL: /ready within two seconds, a shutdown within ten, every rejection has a code`, async () => {
    const { faults, refused } = await frozen();
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  test(`a PostgreSQL that takes no more writes and ends, and its promoted standby: every refusal has a code, nothing acknowledged is lost`, async () => {
    const { faults, refused } = await promoted(2);
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  test('the other storage drills', async () => {
    const outcomes = [await killed('rate', 2), await olderRelease(), await fullDisk()];
    outcomes.push(await restarted(2));
    expect(outcomes.flatMap((outcome) => outcome?.faults ?? [])).toEqual([]);
  });

  test('the control: an asynchronous standby loses acknowledged writes', async () => {
    expect((await promotedLate()).faults.some(isLoss)).toBe(true);
  });
});
