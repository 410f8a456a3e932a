import { FACTOR_KEYS, RELATIONSHIPS } from '@shared/domain';
import {
  EMPLOYER_CATEGORIES,
  OCCUPATIONS,
  QUESTION_DATA,
  VIOLATION_CODES,
  VIOLATIONS_BY_GROUP,
} from '@shared/domain/purchase';
import { mergeTexts, questionsTexts } from '@shared/i18n';
import { violationLabels } from '@shared/i18n/violations';
import { catalogues } from './allTexts';
import { causes as causesEn } from './en/causes';
import { choices as choicesEn } from './en/choices';
import { employerCategories as categoriesEn } from './en/employerCategories';
import { causes as causesEs } from './es/causes';
import { choices as choicesEs } from './es/choices';
import { employerCategories as categoriesEs } from './es/employerCategories';

describe.each([
  ['English', violationLabels.en, categoriesEn, causesEn, choicesEn],
  ['Spanish', violationLabels.es, categoriesEs, causesEs, choicesEs],
])('%s labels', (_, { violation, violationGroup }, categories, causes, choices) => {
  // Rounding is in every price and never a cause.
  const factors = FACTOR_KEYS.map((key) => key.replace('factor.', '')).filter(
    (key) => key !== 'whole_dollars',
  );
  const sets: [string, Record<string, string>, readonly string[]][] = [
    ['violations', violation, VIOLATION_CODES],
    ['violation groups', violationGroup, Object.keys(VIOLATIONS_BY_GROUP)],
    ['occupation categories', categories, EMPLOYER_CATEGORIES],
    ['causes of a difference', causes.cause.factor, factors],
    ['occupations', choices.occupation, OCCUPATIONS],
    ['relationships', choices.relationship, RELATIONSHIPS],
  ];

  test.each(sets)('%s: one per code, all different [3-96]', (_name, labels, codes) => {
    expect(Object.keys(labels).toSorted()).toEqual([...codes].toSorted());
    expect(new Set(Object.values(labels)).size).toBe(codes.length);
    expect(Object.values(labels).filter((label) => label.trim() !== label || label === '')).toEqual([]);
  });
});

test('the groups of violations have the specification’s names (section 3) [3-95]', () => {
  expect(Object.values(violationLabels.en.violationGroup)).toEqual([
    'Accident',
    'Disobeying/Fleeing/Eluding',
    'Expiration',
    'Intermediate',
    'License/Registration/Insurance',
    'Major',
    'Minor',
    'Narcotics/Alcohol',
    'No Charge',
    'Safety Restraints',
    'Speed',
    'Suspensions',
    'Turn/Stop/Yield',
  ]);
});

const texts: Record<string, string> = questionsTexts.en.questions;
const asked = Object.entries(QUESTION_DATA);

test.each(asked)('question %s matches its facts in the domain (sections 4 and 5)', (code, data) => {
  const text = texts[code] ?? '';
  expect(/explain/i.test(text)).toBe(data.explain);
  expect(/business/i.test(text)).toBe(data.kind === 'business');
  expect(/monitoring/i.test(text)).toBe(data.kind === 'monitoring');
  expect(/Contents PLUS/.test(text)).toBe(data.kind === 'contents_plus');
});

test('a prior cancellation is asked about together with the reasons, as Illinois allows [R56-7]', () => {
  expect(questionsTexts.en.questions.prior_cancellation).toMatch(/give the reasons\.$/);
  expect(questionsTexts.es.questions.prior_cancellation).toMatch(/diga los motivos\.$/);
});

test('questions have a text in both languages, without extra ones', () => {
  const { en, es } = mergeTexts(questionsTexts);
  const codes = Object.keys(QUESTION_DATA).toSorted();
  expect(Object.keys(en['questions'] ?? {}).toSorted()).toEqual(codes);
  expect(Object.keys(es['questions'] ?? {}).toSorted()).toEqual(codes);
});

/** Every text below an object, by its full key. */
function textsBelow(key: string, below: unknown): [key: string, text: unknown][] {
  if (typeof below !== 'object' || below === null) return [[key, below]];
  return Object.entries(below).flatMap(([name, part]: [string, unknown]) =>
    textsBelow(key === '' ? name : `${key}.${name}`, part),
  );
}

test.each(['en', 'es'] as const)('%s: two steps with the same key have the same text', (language) => {
  const said = new Map<string, { by: string; text: unknown }>();
  const collisions = Object.entries(catalogues).flatMap(([by, catalogue]) =>
    textsBelow('', catalogue[language]).flatMap(([key, text]) => {
      const before = said.get(key) ?? { by, text };
      said.set(key, before);
      return before.text === text ? [] : [`${key}: ${before.by} and ${by}`];
    }),
  );
  expect(said.size).toBeGreaterThan(500);
  expect(collisions).toEqual([]);
});
