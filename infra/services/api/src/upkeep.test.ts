import { sql } from 'kysely';
import { databaseUnderTest } from './testing/databaseUnderTest';
import { takeTurn } from './upkeep';

const TASK = { name: 'test', every: 60_000 };

const under = databaseUnderTest();
const turn = (now: number) => takeTurn(under.database().kysely, TASK, now);

test('of all nodes one runs a due task, once per interval', async () => {
  const first = await Promise.all([turn(0), turn(1), turn(2), turn(3)]);
  expect(first.filter(Boolean)).toHaveLength(1);
  expect(await turn(50_000)).toBe(false);
  // The timers of two nodes always differ slightly.
  expect(await turn(59_000)).toBe(true);
  expect(await turn(60_000)).toBe(false);
});

test('tasks do not wait for each other', async () => {
  expect(await takeTurn(under.database().kysely, { ...TASK, name: 'another' }, 0)).toBe(true);
  await sql`truncate upkeep`.execute(under.database().kysely);
});
