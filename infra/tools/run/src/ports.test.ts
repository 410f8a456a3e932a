import { once } from 'node:events';
import { createServer } from 'node:net';
import { choosePorts, takePorts } from '../ports.mjs';

test('two runs side by side take different blocks of ports', async () => {
  const bases = [await takePorts(), await takePorts(), await takePorts()];
  expect(new Set(bases).size).toBe(3);
});

test('a block in which any port is in use is left out', async () => {
  const range = [17_000, 18_500] as const;
  const other = createServer().listen(17_700);
  await once(other, 'listening');
  const taken = [await takePorts(range), await takePorts(range)];
  await expect(takePorts(range)).rejects.toThrow('no 500 free ports in a row from 17000 to 18500');
  other.close();
  expect(taken.toSorted()).toEqual([17_000, 18_000]);
});

test('ports that were asked for, and a running system, are kept', async () => {
  const asked = { E2E_PORT_BASE: '7000' };
  const running = { E2E_RUNNING: '.data' };
  await choosePorts(asked);
  await choosePorts(running);
  expect([asked, running]).toEqual([{ E2E_PORT_BASE: '7000' }, { E2E_RUNNING: '.data' }]);
});
