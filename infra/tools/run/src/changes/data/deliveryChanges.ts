import type { Change } from '../change';

const REQUEST = `import type { Transport } from '../transport/transport';

/** POST /v2/quotes/{id}/park: an example. */
export const parkQuote = (transport: Transport, quoteId: string): Promise<unknown> =>
  transport.callSealed({ method: 'POST', path: \`/v2/quotes/\${quoteId}/park\`, quoteId });
`;
const HOOK = `import { parkQuote } from '../requests/parkQuote';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger } from './useTrigger';

export function useParkQuote() {
  const { transport } = useApi();
  return useTrigger('parkQuote', async () => parkQuote(transport, storedQuoteId(transport)));
}
`;
/** A test that names a sentence in its title. */
const TITLES = 'shared/domain/src/states/supportedStates.test.ts';
const CALLS_TEST = 'shared/api-client/src/requests/sealedCalls.test.ts';

/** What runs the site, and what teams ship. */
export const deliveryChanges: readonly Change[] = [
  {
    change: 'a purchase step on the server',
    place:
      '`infra/services/api/src/purchase/steps`, its status in `shared/domain/src/lifecycle`, its points in `infra/tools/proof/src/drill/points.ts`',
    catches:
      '`npm run drill -- purchase` kills it at every point; a test fails for a point that the drill does not know',
    right: [
      {
        file: 'infra/services/api/src/purchase/steps/issue.ts',
        find: "  context.reached('issue:drawn');",
        put: "  context.reached('issue:numbered');\n  context.reached('issue:drawn');",
      },
      {
        file: 'infra/tools/proof/src/drill/points.ts',
        find: "  'issue:drawn': 'signs',",
        put: "  'issue:numbered': 'signs',\n  'issue:drawn': 'signs',",
      },
    ],
    mistake: [
      { file: 'infra/tools/proof/src/drill/points.ts', find: "  'issue:numbered': 'signs',\n", put: '' },
    ],
    check: {
      run: [
        'npx',
        'jest',
        'infra/tools/proof/src/drill/drill.test.ts',
        '-t',
        'the drill knows every named point',
      ],
      says: 'issue:numbered',
    },
  },
  {
    change: 'an error code',
    place:
      '`shared/domain/src/entities/errorCodes.ts`, then its texts where the error is returned, such as `infra/services/api/src/locales`',
    catches: 'a code without texts in both languages does not compile',
    right: [
      {
        file: 'shared/domain/src/entities/errorCodes.ts',
        find: "  'max_drivers',",
        put: "  'max_drivers',\n  'max_trailers',",
      },
      {
        file: 'infra/services/api/src/locales/en.ts',
        find: '  max_drivers:',
        put: "  max_trailers: 'You can add one trailer.',\n  max_drivers:",
      },
      {
        file: 'infra/services/api/src/locales/es.ts',
        find: '  max_drivers:',
        put: "  max_trailers: 'Puede agregar un remolque.',\n  max_drivers:",
      },
    ],
    mistake: [
      {
        file: 'infra/services/api/src/locales/es.ts',
        find: "  max_trailers: 'Puede agregar un remolque.',\n",
        put: '',
      },
    ],
    check: { types: true, says: 'max_trailers' },
  },
  {
    change: 'an event',
    place: '`shared/event-bus/src/events.ts`',
    catches: 'emitters and listeners with another payload do not compile',
    right: [
      {
        file: 'shared/event-bus/src/events.ts',
        find: '  RATING_QUOTE:',
        put: "  'quote:parked': { quoteId: string };\n  RATING_QUOTE:",
      },
    ],
    mistake: [
      {
        file: 'shared/event-bus/src/events.ts',
        find: '  UPDATED_VEHICLE: { quoteId: string; vehicleId: string };',
        put: '  UPDATED_VEHICLE: { quoteId: string; vehicle: string };',
      },
    ],
    check: { types: true, says: 'shared/api-client/src/hooks/useUpdateVehicle.ts' },
  },
  {
    change: 'a request',
    place: `one file in \`shared/api-client/src/requests\` with its row in \`${CALLS_TEST}\`, its hook in \`shared/api-client/src/hooks\``,
    catches:
      'its row fails for another address and for a call without the seal; fuzzing is generated from OpenAPI',
    right: [
      { file: 'shared/api-client/src/requests/parkQuote.ts', put: REQUEST },
      {
        file: 'shared/api-client/src/requests/index.ts',
        find: "export * from './priceChanges';",
        put: "export * from './parkQuote';\nexport * from './priceChanges';",
      },
      { file: 'shared/api-client/src/hooks/useParkQuote.ts', put: HOOK },
      {
        file: 'shared/api-client/src/hooks/index.ts',
        find: "export * from './useYears';",
        put: "export * from './useYears';\nexport * from './useParkQuote';",
      },
      {
        file: CALLS_TEST,
        find: "  { id: '7-64'",
        put: "  { id: '7-1', call: (at) => requests.parkQuote(at, 'quote-1'), sent: 'POST /v2/quotes/quote-1/park' },\n  { id: '7-64'",
      },
    ],
    mistake: [
      { file: 'shared/api-client/src/requests/parkQuote.ts', find: 'path: `/v2/', put: 'path: `/v1/' },
    ],
    check: { run: ['npx', 'jest', CALLS_TEST], says: 'POST /v2/quotes/quote-1/park' },
  },
  {
    change: 'a remote',
    place:
      '`npm run new -- remote NAME`: its folder `remotes/NAME`, its line in `infra/services/releases/src/model/apps.ts`',
    catches: 'publishing rejects overlapping routes, and so does a test',
    command: ['npm', 'run', 'new', '--', 'remote', 'garage'],
    right: [],
    mistake: [{ file: 'remotes/garage/src/routes.ts', find: "'/garage'", put: "'/quotes/review'" }],
    check: {
      run: ['npx', 'jest', 'infra/services/releases/src/model/publishedRoutes.test.ts'],
      says: 'quote /quotes/review overlaps garage /quotes/review',
    },
  },
  {
    change: 'a sentence of the specification',
    place:
      'its id at the end of a test title, as in `shared/domain/src/states/supportedStates.test.ts`; new sentences in `infra/docs/sentences`',
    catches: 'the table is built from the tests; a sentence without one fails',
    right: [
      {
        file: 'infra/docs/sentences/src/data/section1.ts',
        find: "    '1-26':",
        put: "    '1-99': 'Only the states that the product supports are quoted.',\n    '1-26':",
      },
      { file: TITLES, find: '[1-26]', put: '[1-26, 1-99]' },
    ],
    mistake: [{ file: TITLES, find: '[1-26, 1-99]', put: '[1-26]' }],
    check: { run: ['npm', 'run', '--silent', 'check:sentences'], says: '1-99' },
  },
  {
    change: 'a third-party script',
    place:
      'the route’s list in `infra/services/edge/src/page/foreignOrigins.ts`, its row in `infra/services/edge/src/foreignOrigins.test.ts`',
    catches: 'the integrity guard blocks scripts that are not listed; a test compares each route’s origins',
    right: [
      {
        file: 'infra/services/edge/src/page/foreignOrigins.ts',
        find: "esign: ['frames']",
        put: "esign: ['frames', 'calls']",
      },
      {
        file: 'infra/services/edge/src/foreignOrigins.test.ts',
        find: '[[], [ESIGN], []], []]',
        put: '[[], [ESIGN], [ESIGN]], []]',
      },
    ],
    mistake: [
      {
        file: 'infra/services/edge/src/page/foreignOrigins.ts',
        find: "esign: ['frames', 'calls']",
        put: "esign: ['frames', 'calls', 'scripts']",
      },
    ],
    check: {
      run: ['npx', 'jest', 'infra/services/edge/src/foreignOrigins.test.ts'],
      says: '/bol/signatures',
    },
  },
];
