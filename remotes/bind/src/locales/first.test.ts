import { failedCalls as english } from '@shared/i18n/en';
import { failedCalls as spanish } from '@shared/i18n/es';
import { first as firstEn } from './en/first';
import { first as firstEs } from './es/first';

test.each([
  ['en', firstEn, english],
  ['es', firstEs, spanish],
])('%s: the first texts include what a failed call adds to any sentence', (_language, { common }, words) => {
  expect(common.errors).toMatchObject(words);
});
