import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '../build/places';
import { REMOTE_NAMES, type RemoteName } from './release';
import { routeOverlaps } from './routeOverlaps';

/** Reads a remote's routes as text, because infra may not import a remote. */
function routesOf(name: RemoteName): string[] {
  const source = readFileSync(join(appFolder(name), 'src/routes.ts'), 'utf8');
  return [...source.matchAll(/'(\/[^']*)'/g)].map(([, route]) => route ?? '');
}

it('every remote publishes routes, and none overlap', () => {
  const routes = Object.fromEntries(REMOTE_NAMES.map((name) => [name, routesOf(name)]));
  for (const name of REMOTE_NAMES) expect(routes[name]?.length).toBeGreaterThan(0);
  expect(routeOverlaps(routes)).toEqual([]);
});
