import { verdictOf } from '../report/row';
import { rowsOfPage } from './rowsOfPage';

const audit = (performance: number, blocking: number, seo = 100) => ({
  performance,
  blocking,
  seo,
  accessibility: 100,
  bestPractices: 100,
  lcp: 2000,
  cls: 0,
  failed: [],
});

const page = {
  name: 'prices',
  address: 'http://localhost/',
  stored: { cookies: [], origins: [] },
  performance: 90,
};

const verdicts = (audits: ReturnType<typeof audit>[], blocking?: number) =>
  Object.fromEntries(
    rowsOfPage({ page: { ...page, ...(blocking ? { blocking } : {}) }, audits }).map((row) => [
      row.name.replace('Lighthouse, prices: ', ''),
      verdictOf(row),
    ]),
  );

test('medians decide, so that one slow run fails nothing', () => {
  const found = verdicts([audit(91, 190), audit(60, 900), audit(90, 200)], 200);
  expect(found).toMatchObject({ performance: 'ok', 'total blocking time': 'ok', SEO: 'ok' });
});

test('a score or a blocking time beyond its limit is a miss', () => {
  const found = verdicts([audit(89, 201, 99)], 200);
  expect(found).toMatchObject({ performance: 'miss', 'total blocking time': 'miss', SEO: 'miss' });
  expect(found).toMatchObject({ accessibility: 'ok', 'best practices': 'ok', LCP: 'no budget' });
});

test('blocking time is only reported for a page without a limit', () => {
  expect(verdicts([audit(90, 900)])).toMatchObject({ 'total blocking time': 'no budget' });
});
