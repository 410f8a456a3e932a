import { sampleQuote } from '../testing/samples';
import { paths } from '../paths';
import { purchaseResumePath } from '.';

const { id } = sampleQuote();

test.each([
  ['DRAFT', null],
  ['RATED', null],
  ['APPLYING', paths.finalRates(id)],
  ['FINAL_RATED', paths.finalRates(id)],
  ['PLAN_CHOSEN', paths.payments()],
  ['AUTHORIZED', paths.signatures()],
  ['COMPLETE', paths.issued(id)],
  ['EXPIRED', paths.issued(id)],
] as const)('a quote in status %s resumes at %s [R9-4, R18-3]', (status, path) => {
  expect(purchaseResumePath(sampleQuote({ status }))).toBe(path);
});
