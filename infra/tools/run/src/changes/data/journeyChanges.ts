import type { Change } from '../change';

const STATES_TEST = 'shared/domain/src/states/states.test.ts';

/** What shoppers are asked, in the order of that table. */
export const journeyChanges: readonly Change[] = [
  {
    change: 'a form field',
    place:
      'its row in `shared/domain/src/entities`, its control in `remotes/NAME/src/steps`, its name in `remotes/NAME/src/locales`, if it is printed its label in `infra/services/api/src/documents/locales`',
    catches:
      'a control without a row, or a field without its name or its label, does not compile; a field without a control fails `every field of the ... form has a control`; types, schemas, drafts, first values, bodies, the review, OpenAPI and papers follow from the row',
    right: [
      {
        file: 'shared/domain/src/entities/driver.ts',
        find: '  last_name: {',
        put: "  middle_name: {\n    type: { is: 'text', max: 80, letters: 'name' },\n    empty: null,\n    from: 'purchase',\n    clears: true,\n    asked: ['purchase'],\n    printed: true,\n  },\n  last_name: {",
      },
      {
        file: 'remotes/bind/src/steps/driver/WhoFields.tsx',
        find: '      <TextAnswer\n        control={control}\n        name="last_name"',
        put: '      <TextAnswer control={control} name="middle_name" label={t(\'attributes.middle_name\')} />\n      <TextAnswer\n        control={control}\n        name="last_name"',
      },
      ...(
        [
          ['en', 'Middle name'],
          ['es', 'Segundo nombre'],
        ] as const
      ).flatMap(([language, name]) => [
        {
          file: `remotes/bind/src/locales/${language}/driverAttributes.ts`,
          find: '  last_name:',
          put: `  middle_name: '${name}',\n  last_name:`,
        },
        {
          file: `infra/services/api/src/documents/locales/${language}.ts`,
          find: 'labels: {}',
          put: `labels: { middle_name: '${name}' }`,
        },
      ]),
    ],
    mistake: [
      {
        file: 'remotes/bind/src/steps/driver/WhoFields.tsx',
        find: '      <TextAnswer control={control} name="middle_name" label={t(\'attributes.middle_name\')} />\n',
        put: '',
      },
    ],
    check: {
      run: ['npx', 'jest', 'remotes/bind/src/steps/driver/everyField.test.tsx'],
      says: 'every field of the purchase driver form has a control',
    },
    proof: { template: 'proofField', run: ['npx', 'jest', 'fieldProof'] },
  },
  {
    change: 'an answer of the application',
    place: 'its rule in `shared/domain/src/purchase`, then its folder in `remotes/bind/src/steps`',
    catches: 'a rule about an unknown answer does not compile; the form and the API apply the same rules',
    right: [
      {
        file: 'shared/domain/src/purchase/vehicle/vehicleRules.ts',
        find: "  {\n    field: 'use_code',",
        put: "  {\n    field: 'use_code',\n    key: 'validation:use_missing',\n    reads: ['use_code'],\n    isBroken: ({ use_code: use }) => use === 'parked',\n  },\n  {\n    field: 'use_code',",
      },
    ],
    mistake: [
      {
        file: 'shared/domain/src/purchase/vehicle/vehicleRules.ts',
        find: "use }) => use === 'parked'",
        put: 'use, parked }) => use === parked',
      },
    ],
    check: { types: true, says: "'parked'" },
  },
  {
    change: 'a question of the application',
    place:
      'its row in `shared/domain/src/purchase/questions/questionData.ts`, who is asked in `shared/domain/src/purchase/questions/questions.test.ts`, its text in `shared/i18n/src/locales/en/questions.ts` and `shared/i18n/src/locales/es/questions.ts`',
    catches:
      'a test compares both texts to the data; a question that nobody is asked fails; one without its text or what a Yes leads to does not compile; form, API, review and papers follow from the row',
    right: [
      {
        file: 'shared/domain/src/purchase/questions/questionData.ts',
        find: '  mexico_driving:',
        put: "  beach_parking: { kind: 'other', explain: false, states: ['IL'], yes: ACCEPTED },\n  mexico_driving:",
      },
      ...(
        [
          ['FCIC', 'modifications'],
          ['USHC', 'salvage_title'],
        ] as const
      ).map(([carrier, also]) => ({
        file: 'shared/domain/src/purchase/questions/questions.test.ts',
        find: `['IL', '${carrier}', ['${also}']],`,
        put: `['IL', '${carrier}', ['${also}', 'beach_parking']],`,
      })),
      {
        file: 'shared/i18n/src/locales/en/questions.ts',
        find: '  mexico_driving:',
        put: "  beach_parking: 'Is any vehicle parked at a beach?',\n  mexico_driving:",
      },
      {
        file: 'shared/i18n/src/locales/es/questions.ts',
        find: '  mexico_driving:',
        put: "  beach_parking: '¿Se estaciona algún vehículo en una playa?',\n  mexico_driving:",
      },
    ],
    mistake: [
      {
        file: 'shared/i18n/src/locales/en/questions.ts',
        find: "at a beach?'",
        put: "at a beach? If yes, please explain.'",
      },
    ],
    check: {
      run: [
        'npx',
        'jest',
        'remotes/bind/src/locales/locales.test.ts',
        'shared/domain/src/purchase/questions',
      ],
      says: 'question beach_parking matches its facts in the domain',
    },
    proof: { template: 'proofQuestion', run: ['npx', 'jest', 'questionProof'] },
  },
  {
    change: 'a state rule',
    place: `\`shared/domain/src/states/data/XX.ts\`, its row in \`${STATES_TEST}\``,
    catches: 'the table test of all states; a missing state does not compile',
    right: [
      { file: 'shared/domain/src/states/data/KS.ts', find: 'homeowner: 5', put: 'homeowner: 6' },
      { file: STATES_TEST, find: "['KS', 'PTS', 5,", put: "['KS', 'PTS', 6," },
    ],
    mistake: [{ file: 'shared/domain/src/states/data/KS.ts', find: 'homeowner: 6', put: 'homeowner: 60' }],
    check: { run: ['npx', 'jest', STATES_TEST], says: '"homeowner": 60' },
  },
  {
    change: 'a state',
    place:
      '`npm run new -- state NAME`: its rules, legal texts, insurers and catalogs in `shared/domain/src/states`, its rates in `infra/rating/src/states`, its code in `shared/domain/src/entities/codes.ts`, the agency’s license in `hosts/shell/site.config.json`, its name on the start screen in `shared/i18n/src/locales`, what the stories type in `infra/tools/e2e/src`',
    catches:
      'a state without rules or rates, or a choice without its wording, does not compile; tests compare its catalog to its legal minimum and its ID card to its name',
    command: ['npm', 'run', 'new', '--', 'state', 'NE'],
    right: [],
    mistake: [
      {
        file: 'shared/domain/src/states/data/NE.ts',
        find: 'property_damage: 2_000_000',
        put: 'property_damage: 9_000_000',
      },
    ],
    check: {
      run: ['npx', 'jest', 'shared/domain/src/catalogues', 'shared/domain/src/purchase/idCard'],
      says: 'NE sells nothing below the legal minimum',
    },
  },
  {
    change: 'a journey step',
    place:
      '`npm run new -- step NAME` (of the quote; `rates` or `bind` after the name): its place in `shared/domain/src/journeys/data`, its route’s row in `shared/domain/src/paths`, schema in `shared/domain/src/schemas`, its screen’s row and lines in `remotes/NAME/src`, texts there or in `shared/i18n/src/locales`',
    catches:
      'step ids, routes and screens are unions, so a wrong name does not compile; a test in `infra/services/releases` fails for a step without a route or screen',
    command: ['npm', 'run', 'new', '--', 'step', 'pets'],
    right: [],
    mistake: [{ file: 'remotes/quote/src/steps.ts', find: "at: ['pets']", put: "at: ['pet']" }],
    check: { types: true, says: '"pet"' },
  },
  {
    change: 'a text',
    place: '`shared/i18n/src/locales`, or the remote’s own `remotes/NAME/src/locales`, in both languages',
    catches: 'a missing Spanish key or an unknown key does not compile',
    right: ['en', 'es'].map((language) => ({
      file: `remotes/rates/src/locales/${language}/first.ts`,
      find: '  overview: {',
      put: "  overview: {\n    motto: 'Ahora · Now',",
    })),
    mistake: [{ file: 'remotes/rates/src/locales/es/first.ts', find: "    motto: 'Ahora · Now',", put: '' }],
    check: { types: true, says: "Property 'motto' is missing" },
  },
];
