import { refreshScripts } from './refreshScripts';

const BASE = 'https://rates.test/1/';
const silent = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('of two refreshes the later one counts, and the requests of the earlier one end', async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  const fetched = jest.fn(silent);
  Object.assign(globalThis, { fetch: fetched });
  const first = refreshScripts(BASE, 'remoteEntry.js', 20_000);
  fetched.mockResolvedValue(new Response('code'));
  const second = refreshScripts(BASE, 'remoteEntry.js', 20_000);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  const other = refreshScripts('https://bind.test/1/', 'remoteEntry.js', 20_000);
  expect(await other).toBe(true);
});
