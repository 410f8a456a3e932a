import { join, relative } from 'node:path';

/** A trip of one value: legs between the browser and the API, each a list of files that it certainly passes. */
export interface Trip {
  name: string;
  legs: readonly { in: string; stations: readonly string[] }[];
}

const SEAL = 'shared/api-client/src/envelope/sealRequest.ts';
const CALL = 'shared/api-client/src/transport/createTransport.ts';
const SEALED_CALLS = 'infra/services/api/src/plugins/app/sealedCalls.ts';
const OPEN = 'shared/api-client/src/envelope/openRequest.ts';
const client = (hook: string, request: string) => [
  `shared/api-client/src/hooks/${hook}.ts`,
  `shared/api-client/src/requests/${request}.ts`,
];
const api = (...stations: string[]) => ({
  in: 'API',
  stations: [SEALED_CALLS, OPEN, ...stations.map((file) => `infra/services/api/src/${file}`)],
});

/** The four trips that a newcomer follows first; `npm run figures -- tour` writes them into `infra/docs/tour.md`. */
export const TRIPS: readonly Trip[] = [
  {
    name: 'A ZIP code becomes a quote',
    legs: [
      {
        in: 'browser',
        stations: [
          'remotes/quote/src/steps/start/StartScreen.tsx',
          ...client('useCreateQuote', 'createQuote'),
          CALL,
          SEAL,
        ],
      },
      api('routes/quotes/index.ts', 'quotes/quoteStore.ts'),
    ],
  },
  {
    name: "A driver's answer is saved",
    legs: [
      {
        in: 'browser',
        stations: [
          'remotes/quote/src/steps/driver/EditDriverScreen.tsx',
          ...client('useUpdateDriver', 'updateDriver'),
          CALL,
          SEAL,
        ],
      },
      api('routes/drivers/index.ts', 'quotes/driverEdits.ts', 'quotes/saveEdit.ts'),
    ],
  },
  {
    name: 'A quote gets its prices',
    legs: [
      {
        in: 'browser',
        stations: [
          'remotes/rates/src/overview/OverviewScreen.tsx',
          ...client('useRates', 'rateQuote'),
          CALL,
          SEAL,
        ],
      },
      api('routes/rates/index.ts', 'quotes/rates.ts'),
      {
        in: 'rating',
        stations: [
          'infra/rating/src/rateQuote.ts',
          'infra/rating/src/rateCarrier.ts',
          'infra/rating/src/rateProduct.ts',
        ],
      },
    ],
  },
  {
    name: 'A purchase becomes a policy',
    legs: [
      {
        in: 'browser',
        stations: [
          'remotes/bind/src/steps/card/CardScreen.tsx',
          ...client('useBindQuote', 'bindQuote'),
          CALL,
          SEAL,
        ],
      },
      api(
        'routes/purchase/index.ts',
        'purchase/bindPurchase.ts',
        'purchase/worker.ts',
        'purchase/steps/steps.ts',
        'purchase/steps/issue.ts',
        'purchase/papers/createPolicyPapers.ts',
      ),
    ],
  },
];

/** The files on the shortest way from one file to another along imports, without the first; empty if there is none. */
function way(imports: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] {
  const before = new Map<string, string>();
  const queue = [from];
  for (const file of queue) {
    if (file === to) break;
    for (const next of imports.get(file) ?? []) {
      if (next === from || before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  const found: string[] = [];
  for (let at: string | undefined = to; at !== undefined && at !== from; at = before.get(at))
    found.unshift(at);
  return before.has(to) ? found : [];
}

export interface Leg {
  in: string;
  files: string[];
}

/**
 * The files of each leg in order, from the root. A station that no import of the one before leads to is reached at run
 * time (a route, a hook, a worker's table), so it follows as it is.
 */
export function legsOf(trip: Trip, root: string, imports: ReadonlyMap<string, readonly string[]>): Leg[] {
  return trip.legs.map(({ in: place, stations }) => {
    const files = stations.flatMap((station, index) => {
      const to = join(root, station);
      if (!imports.has(to)) throw new Error(`The trip "${trip.name}" names ${station}, which is not there.`);
      const previous = stations[index - 1];
      const found = previous === undefined ? [] : way(imports, join(root, previous), to);
      return found.length > 0 ? found : [to];
    });
    return { in: place, files: [...new Set(files)].map((file) => relative(root, file)) };
  });
}
