import { routes as bind } from '../../../../../remotes/bind/src/routes';
import { routes as quote } from '../../../../../remotes/quote/src/routes';
import { routes as rates } from '../../../../../remotes/rates/src/routes';
import type { RemoteName } from './release';
import { routeOverlaps } from './routeOverlaps';

const ROUTES: Record<RemoteName, readonly string[]> = { quote, rates, bind };

it('every remote publishes routes, and none overlap', () => {
  expect(Object.values(ROUTES).filter((routes) => routes.length === 0)).toEqual([]);
  expect(routeOverlaps(ROUTES)).toEqual([]);
});
