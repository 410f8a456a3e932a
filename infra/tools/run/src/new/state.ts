import { STATE_CODES } from '@shared/domain';
import { isLicenseNumber, US_STATES } from '@shared/domain/purchase';
import { LANGUAGES } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { cityOptions } from '@infra/zip-data';
import { Misuse, type AddedLine, type Plan } from './plan';
import { filesFrom } from './templates';

const STATES = 'shared/domain/src/states';
const RATING = 'infra/rating/src/states/registry.ts';

/** The parts of a state's file that have a collection in `states/parts`: the import, and the entry in its record. */
const PARTS = {
  rules: 'rules',
  zones: 'zone',
  insurers: 'insurers',
  catalogues: 'catalogues',
  rejections: 'rejections',
  wordings: 'wordings',
  notices: 'notice',
  sr22States: 'sr22States',
  cards: 'card',
} as const;

const collected = (code: string): AddedLine[] =>
  Object.entries(PARTS).flatMap(([collection, part]) => {
    const file = `${STATES}/parts/${collection}.ts`;
    return [
      {
        file,
        after: /^import \{ \w+ as [A-Z]{2} \} from '\.\.\/data\/[A-Z]{2}';$/,
        text: `\nimport { ${part} as ${code} } from '../data/${code}';`,
      },
      {
        file,
        after: /^ {2}[A-Z]{2}(: [A-Z]{2}(\(\)))?,$/,
        text: ([, , call = '']) => `\n  ${code}: ${code}${call},`,
      },
    ];
  });

type Language = (typeof LANGUAGES)[number];

/** The start screen's list of states, as its texts have it. */
function listed(codes: readonly string[], language: Language): string {
  const names = codes.map((code) => stateName(code, language));
  const inOrder = names.toSorted((one, other) => one.localeCompare(other));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(inOrder);
}

const offeredIn = (code: string): AddedLine[] =>
  LANGUAGES.map((language) => ({
    file: `shared/i18n/src/locales/${language}/quotesStart.ts`,
    after: new RegExp(listed(STATE_CODES, language)),
    text: listed([...STATE_CODES, code], language),
    replaces: true,
  }));

/** The state's first ZIP with a single city. */
function zipOf(code: string): string {
  for (let number = 1000; number < 100_000; number += 1) {
    const zip = String(number).padStart(5, '0');
    const [one, ...more] = cityOptions(zip);
    if (one?.state === code && more.length === 0) return zip;
  }
  throw new Misuse(`No ZIP of ${code} has a single city: run the ZIP data's build first`);
}

/** A valid license number for the last name that the browser stories use. */
function licenseOf(code: string): string {
  const digits = '12345678901234';
  const shapes = ['', 'Q', 'QU'].flatMap((start) =>
    Array.from({ length: 14 }, (_, count) => start + digits.slice(0, count)),
  );
  return shapes.find((number) => isLicenseNumber(number, code, 'Quackenbush')) ?? '';
}

/** What the browser stories type for the state. */
const walked = (code: string): AddedLine[] => [
  {
    file: 'infra/tools/e2e/src/journey/zips.ts',
    after: /^ {2}[A-Z]{2}: '\d{5}',$/,
    text: `\n  ${code}: '${zipOf(code)}',`,
  },
  {
    file: 'infra/tools/e2e/src/journey/application/answers.ts',
    after: /^ {2}[A-Z]{2}: '\w+',$/,
    text: `\n  ${code}: '${licenseOf(code)}',`,
  },
  {
    file: 'infra/tools/e2e/src/stories/driverForms.long.e2e.ts',
    after: /^ {2}[A-Z]{2}: \{ offered: .*$/,
    text: `\n  ${code}: { offered: ['good_student', 'defensive_driver', 'requires_sr22'] },`,
  },
];

/** Nothing is offered beyond the packages until counsel says what the state requires. */
const lined = (code: string): AddedLine => ({
  file: 'shared/domain/src/purchase/lines/data/lineData.ts',
  after: /^ {2}OK: .*$/,
  text: `\n  ${code}: [],`,
});

/** An example of the agency's license. */
const licensed = (code: string): AddedLine => ({
  file: 'hosts/shell/site.config.json',
  after: /^ {4}"licenses": \{$/,
  text: `\n      "${code}": "EX-${100_142 + 7 * STATE_CODES.length}",`,
});

/** A state: one file of rules and one of rates, and a line in each registry. */
export function statePlan(code: string): Plan {
  if (!US_STATES.some((known) => known === code))
    throw new Misuse(`"${code}" is no code of a state, such as NE`);
  if (STATE_CODES.some((known) => known === code))
    throw new Misuse(`Nothing was changed: ${code} exists already`);
  return {
    files: filesFrom('state', { CODE: code, Name: stateName(code, 'en') }),
    lines: [
      {
        file: 'shared/domain/src/entities/codes.ts',
        after: /^export const STATE_CODES = \[.*'(?=\])/,
        text: `, '${code}'`,
      },
      ...collected(code),
      ...offeredIn(code),
      ...walked(code),
      lined(code),
      licensed(code),
      {
        file: RATING,
        after: /^import \{ [A-Z]{2} \} from '\.\/data\/[A-Z]{2}';$/,
        text: `\nimport { ${code} } from './data/${code}';`,
      },
      { file: RATING, after: /^const FILES: .* = \{[\w, ]*\w(?= \})/, text: `, ${code}` },
    ],
    next: [
      `npx jest shared/domain/src/states: one test fails and says what to write first`,
      'npm run calibration -w @infra/rating: our prices beside published averages',
    ],
  };
}
