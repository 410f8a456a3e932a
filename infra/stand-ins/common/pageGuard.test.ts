import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyApp } from './emptyApp';

const app = emptyApp({ hosts: ['localhost'], siteOrigin: 'https://site.example' });
app.post('/do', async () => 'done');
afterAll(() => app.close());

test.each<[string, Record<string, string>, number]>([
  ['a server, which sends no origin', {}, 200],
  ['our own page', { origin: 'http://localhost:3021' }, 200],
  ["the site's page", { origin: 'https://site.example' }, 200],
  ['a form of ours, which sends no origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
  ["another site's page", { origin: 'https://other.example' }, 403],
  ['a page of ours on another port', { origin: 'http://localhost:9999' }, 403],
  ['a framed page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a page with an invalid origin', { origin: 'nonsense' }, 403],
])('%s', async (_who, headers, status) => {
  const call = { method: 'POST', url: '/do', headers: { host: 'localhost:3021', ...headers } } as const;
  expect((await app.inject(call)).statusCode).toBe(status);
});

test('every stand-in is such an app', () => {
  const folder = join(__dirname, '..');
  const apps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /[\\/]src[\\/]app\.ts$/.test(name) && !name.includes('node_modules'),
  );
  expect(apps.length).toBeGreaterThan(4);
  for (const name of apps)
    expect(readFileSync(join(folder, name), 'utf8')).toMatch(/\b(emptyApp|buildPayments)\(/);
});
