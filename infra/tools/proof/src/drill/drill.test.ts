import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLongForm, rows } from '@shared/testing/form';
import { TIME_LIMITS } from '@shared/testing/timeLimits';
import { type PostgresServer, startPostgres } from '@infra/postgres/testing';
import { drill } from './drill';
import { POINTS } from './points';
import { atPoints, undisturbed } from './trials';

// Each start of a process with its own database takes seconds; on a busy machine, many.
jest.setTimeout(TIME_LIMITS.longTest);

test('the drill knows every named point of a purchase', () => {
  const folder = join(__dirname, '../../../../services/api/src/purchase');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const named = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/reached\('([\w:]+)'\)/g)].map(
      ([, point]) => point,
    ),
  );
  expect(new Set(Object.keys(POINTS))).toEqual(new Set(named));
});

// npm run drill -- purchase covers every point.
test('killed where money moves, and in the long form where a payment opens: charged once, nothing lost or stuck', async () => {
  const points = rows(['open:written', 'capture:done'], (point) => point === 'capture:done');
  const { faults, deaths } = await drill({ trials: atPoints(points) });
  expect(faults).toEqual([]);
  expect(deaths).toBe(points.length);
});

inLongForm(() => {
  describe('over two nodes', () => {
    let server: PostgresServer;
    beforeEach(async () => {
      server = await startPostgres();
    });
    afterEach(() => server.stop());

    test('killed where money moves, whichever node has the call: charged once, nothing lost, stuck or refused', async () => {
      const { faults, deaths } = await drill({
        databaseUrl: server.url,
        trials: [...undisturbed(1), ...atPoints(['capture:done'])],
      });
      expect(faults).toEqual([]);
      expect(deaths).toBeGreaterThan(0);
    });

    test('if what a node remembers decides, the same drill finds a wrong refusal', async () => {
      const { faults } = await drill({
        databaseUrl: server.url,
        trials: undisturbed(1),
        decidesOnMemory: true,
      });
      expect(faults).toContain('undisturbed 1: refused PATCH /v2/quotes/ID: 422 field_not_writable');
    });
  });

  test('with providers that ignore idempotency keys the same drill finds a double charge', async () => {
    const { faults } = await drill({ trials: atPoints(['capture:done']), forgetsKeys: true });
    expect(faults.join('\n')).toMatch(/^capture:done: ledger authorize,capture,capture/m);
  });
});
