import { failedCalls as english } from '@shared/i18n/en';
import { failedCalls as spanish } from '@shared/i18n/es';
import { first as firstEn } from './en/first';
import { steps as stepsEn } from './en/steps';
import { first as firstEs } from './es/first';
import { steps as stepsEs } from './es/steps';

test.each([
  ['en', firstEn, english],
  ['es', firstEs, spanish],
])('%s: the first texts include what a failed call adds to any sentence', (_language, { common }, words) => {
  expect(common.errors).toMatchObject(words);
});

/** Every key of some texts, as `common:errors.reference`. */
const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${before}${key}.`) : [`${before}${key}`],
  );

test.each([
  ['en', firstEn, stepsEn],
  ['es', firstEs, stepsEs],
])(
  '%s: the texts of the steps repeat none of the first, which are always there',
  (_language, first, steps) => {
    const there = new Set(keysOf(first));
    expect(keysOf(steps).filter((key) => there.has(key))).toEqual([]);
  },
);
