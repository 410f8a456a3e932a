import type { Change } from '../change';

const R4 = `import { r3 } from '../r3';
import type { RateVersion } from '../types';

export const r4: RateVersion = {
  id: 'r4',
  effective: '2027-06-01',
  tables: { ...r3.tables, sr22: 2600 },
};
`;

const SCORE = 'shared/domain/src/catalogues/data/ushcScoreIl.ts';
const LIMITS_TEST = 'shared/domain/src/catalogues/sampleLimits.test.ts';
const towing = (cents: string): string =>
  ['LIABILITY: leftOut', 'GOOD: leftOut', 'BETTER: included']
    .map((row) => `      ${row}(perOccurrence(${cents})),`)
    .join('\n');

/** What insurers sell and charge. */
export const insuranceChanges: readonly Change[] = [
  {
    change: 'a carrier',
    place:
      '`npm run new -- carrier NAME`: its folder `shared/domain/src/carriers/NAME` and its name in `shared/domain/src/carriers/registry.ts`, its description in `remotes/rates/src/locales`, its account in `infra/stand-ins/card-sdk/src/app.ts`; then the states that name it, `shared/domain/src/states/data/XX.ts`',
    catches:
      'a carrier without facts, prices or a description does not compile; a bundle with prices is not built; tests compare what its states sell and how often it is the cheapest',
    command: ['npm', 'run', 'new', '--', 'carrier', 'NEWC'],
    right: [],
    mistake: [{ file: 'shared/domain/src/carriers/NEWC/prices.ts', find: 'rows: { r2:', put: 'rows: { r1:' }],
    check: { types: true, says: "Property 'r2' is missing" },
  },
  {
    change: 'a price',
    place:
      'a new version `infra/rating/src/tables/NAME`, its line in `infra/rating/src/tables/rateVersions.ts`, its prices in `infra/rating/src/samples/goldenPrices.ts`',
    catches: 'each version’s golden prices, property tests, calibration and competition',
    right: [
      { file: 'infra/rating/src/tables/r4/index.ts', put: R4 },
      {
        file: 'infra/rating/src/tables/rateVersions.ts',
        find: "import { r3 } from './r3';",
        put: "import { r3 } from './r3';\nimport { r4 } from './r4';",
      },
      { file: 'infra/rating/src/tables/rateVersions.ts', find: '[r1, r2, r3]', put: '[r1, r2, r3, r4]' },
      {
        file: 'infra/rating/src/samples/goldenPrices.ts',
        find: 'export const GOLDEN: Readonly<Record<string, readonly string[]>> = {',
        put: 'export const GOLDEN: Readonly<Record<string, readonly string[]>> = {\n  get r4() {\n    return this.r3 ?? [];\n  },',
      },
    ],
    mistake: [
      {
        file: 'infra/rating/src/tables/r4/index.ts',
        find: '...r3.tables,',
        put: '...r3.tables, notInsured: 12_000,',
      },
    ],
    check: { run: ['npx', 'jest', 'infra/rating/src/tables'], says: 'prices of r4 never change' },
  },
  {
    change: 'a coverage or limit',
    place: `\`shared/domain/src/catalogues/data\`, its row in \`${LIMITS_TEST}\`; as a new version in \`shared/domain/src/catalogues/versions.ts\` if a state shows it first`,
    catches:
      'catalog tests: all carriers of a state sell the same limits, a published version never changes, each of the three oddities has its own',
    right: [
      {
        file: SCORE,
        find: towing('5_000'),
        put: towing('7_500'),
      },
      {
        file: LIMITS_TEST,
        find: "const towing = 'per_occurrence 50,",
        put: "const towing = name === 'USHC-SCORE IL' ? 'per_occurrence 75, Two tows per policy period' : 'per_occurrence 50,",
      },
    ],
    mistake: [
      {
        file: SCORE,
        find: 'LIABILITY: included(perAccident(2_000_000))',
        put: 'LIABILITY: included(perAccident(2_500_000))',
      },
    ],
    check: {
      run: ['npx', 'jest', 'shared/domain/src/catalogues'],
      says: 'all carriers in a state sell the same liability limits',
    },
    proof: { template: 'proofCoverage', run: ['npx', 'jest', 'coverageProof'] },
  },
  {
    change: 'a discount',
    place:
      'its row in `shared/domain/src/entities/factorKeys.ts`, when it applies and what it takes off in `infra/rating/src/factors/discounts.ts`, its words on the papers, `infra/services/api/src/documents/locales`, in the receipt, `remotes/rates/src/locales`, and as a cause, `remotes/bind/src/locales`; a quote that gets it in `infra/rating/src/premium/trace.test.ts`',
    catches:
      'a discount without its price, its line on the papers, its words in the receipt or as a cause does not compile; one that no quote gets fails a test',
    right: [
      {
        file: 'shared/domain/src/entities/factorKeys.ts',
        find: "'factor.monitored']",
        put: "'factor.monitored', 'factor.farm_only']",
      },
      {
        file: 'infra/rating/src/factors/discounts.ts',
        find: '} satisfies Partial<Record<DiscountFactor',
        put: "  'factor.farm_only': ({ quote }) =>\n    quote.vehicles.every(({ use_code: use }) => use === 'farm') && times(9_700),\n} satisfies Partial<Record<DiscountFactor",
      },
      {
        file: 'infra/rating/src/premium/trace.test.ts',
        find: "  sampleQuote('PA', { coverage_choices: [] }),",
        put: "  sampleQuote('PA', { coverage_choices: [] }),\n  sampleQuote('IL', { vehicles: [sampleVehicle('IL', { use_code: 'farm' })] }),",
      },
      ...(
        [
          ['en', 'Farm Vehicles Only', 'Farm vehicles discount', 'The farm vehicles discount'],
          [
            'es',
            'Solo vehículos agrícolas',
            'Descuento por vehículos agrícolas',
            'El descuento por vehículos agrícolas',
          ],
        ] as const
      ).flatMap(([language, line, step, cause]) => [
        {
          file: `infra/services/api/src/documents/locales/${language}.ts`,
          find: "    'factor.monitored': ",
          put: `    'factor.farm_only': '${line}',\n    'factor.monitored': `,
        },
        {
          file: `remotes/rates/src/locales/${language}/receipt.ts`,
          find: "    monitored: '",
          put: `    farm_only: '${step}',\n    monitored: '`,
        },
        {
          file: `remotes/bind/src/locales/${language}/causes.ts`,
          find: "  monitored: '",
          put: `  farm_only: '${cause}',\n  monitored: '`,
        },
      ]),
    ],
    mistake: (
      [
        ['en', 'Farm Vehicles Only'],
        ['es', 'Solo vehículos agrícolas'],
      ] as const
    ).map(([language, line]) => ({
      file: `infra/services/api/src/documents/locales/${language}.ts`,
      find: `    'factor.farm_only': '${line}',\n`,
      put: '',
    })),
    check: { types: true, says: 'infra/services/api/src/documents/sections/discounts.ts' },
    proof: {
      template: 'proofDiscount',
      run: ['npx', 'jest', 'discountProof', 'infra/rating/src/premium/trace.test.ts'],
    },
  },
  {
    change: 'a violation',
    place:
      '`shared/domain/src/purchase/violations`, its label in `shared/i18n/src/locales/en/violations.ts` and `shared/i18n/src/locales/es/violations.ts`, its class in `infra/rating/src/tables/NAME/pointClasses.ts`',
    catches: 'a violation without a label does not compile; one without a class fails a test',
    right: [
      {
        file: 'shared/domain/src/purchase/violations/violations.ts',
        find: "'racing', 'reckless'",
        put: "'racing', 'drag_racing', 'reckless'",
      },
      {
        file: 'shared/domain/src/purchase/violations/violations.test.ts',
        find: 'toHaveLength(42)',
        put: 'toHaveLength(43)',
      },
      {
        file: 'shared/domain/src/purchase/violations/violations.test.ts',
        find: 'size).toBe(42)',
        put: 'size).toBe(43)',
      },
      {
        file: 'shared/i18n/src/locales/en/violations.ts',
        find: "  racing: 'Street racing',",
        put: "  racing: 'Street racing',\n  drag_racing: 'Drag racing',",
      },
      {
        file: 'shared/i18n/src/locales/es/violations.ts',
        find: "    racing: 'Carreras en la calle',",
        put: "    racing: 'Carreras en la calle',\n    drag_racing: 'Arrancones',",
      },
      {
        file: 'infra/rating/src/tables/r1/pointClasses.ts',
        find: "    'racing',",
        put: "    'racing',\n    'drag_racing',",
      },
    ],
    mistake: [{ file: 'infra/rating/src/tables/r1/pointClasses.ts', find: "    'drag_racing',\n", put: '' }],
    check: {
      run: ['npx', 'jest', 'infra/rating/src/risk/recordOf.test.ts', 'shared/domain/src/purchase/violations'],
      says: 'drag_racing, which a shopper can report, has its own class in the tables',
    },
  },
];
