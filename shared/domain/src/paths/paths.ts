import { PATH_NAMES, type PathName, ROUTES } from './routes';

const segment = encodeURIComponent;

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([name, value]) => `${name}=${segment(String(value))}`).join('&')}`;
}

type PathTo<Pattern extends string> = Pattern extends `${string}:${string}`
  ? (id: string) => string
  : () => string;

type PlainPaths = { readonly [Name in PathName]: PathTo<(typeof ROUTES)[Name]['pattern']> };

/** Each route's pattern with its one parameter filled in. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a builder for each name of the type
const plain = Object.fromEntries(
  PATH_NAMES.map((name) => [name, (id = '') => ROUTES[name].pattern.replace(/:\w+/, () => segment(id))]),
) as PlainPaths;

/**
 * Builds every path of the site (specification 2.1, readings 16 and 17). Ids are escaped; the result is a path with its
 * query, never an origin.
 */
export const paths = {
  ...plain,
  start: (query: { zipCode?: string } = {}) => withQuery(plain.start(), { zip_code: query.zipCode }),
  notCovered: (zipCode?: string) => withQuery(plain.notCovered(), { location: zipCode }),
  /**
   * `offer` selects the rate to show: its position (0 is the cheapest and is omitted), or its carrier's id for a link
   * from elsewhere, since the order of prices may have changed.
   */
  rates: (quoteId: string, offer?: number | string) =>
    withQuery(`${plain.rates(quoteId)}/`, {
      [typeof offer === 'string' ? 'carrier' : 'index']: offer || undefined,
    }),
  review: (query: { resume?: 1 } = {}) => withQuery(plain.review(), query),
  /** `returnTo` is followed only if `isAllowedReturn` allows it (reading 9). */
  newVehicle: (query: { returnTo?: string } = {}) => withQuery(plain.newVehicle(), query),
  editCoverages: (vehicleId: string, query: { returnTo?: string } = {}) =>
    withQuery(plain.editCoverages(vehicleId), query),
  newDriver: (query: { returnTo?: string } = {}) => withQuery(plain.newDriver(), query),
  /**
   * `step` is a `StepName`: the step to open. `from: 'partner'`: the code was just handed over and opens by itself, at
   * the price of this `carrier`.
   */
  resume: (code: string, query: { from?: 'partner'; step?: string | undefined; carrier?: string } = {}) =>
    withQuery(plain.resume(code), query),
} as const;
