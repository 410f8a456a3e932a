import { exampleApps } from '../testing/exampleRelease';
import type { Build } from './release';
import { overBudget, weigh } from './weigh';

const KB = 1024;
const file = (brotli: number) => ({ integrity: '', bytes: brotli * 3, brotli });

/** Builds of known weights: the shell 2 KB, its sealing 1 KB; the remote 1 KB, its screens 1, 2 and 3 KB. */
function builds(budgets: Build['budgets']) {
  const apps = exampleApps(1);
  const shell: Build = {
    ...apps.shell,
    initial: ['shell.js'],
    screens: { '*': ['sealed.js'] },
    files: { 'shell.js': file(2 * KB), 'sealed.js': file(KB) },
  };
  const quote: Build = {
    ...apps.quote,
    routes: ['/quotes/new', '/quotes/edit', '/vehicles/new'],
    budgets,
    initial: ['entry.js'],
    texts: {
      en: { initial: [], screens: {} },
      es: { initial: [], screens: { '/quotes/edit': ['es.js'], '/vehicles/new': ['es.js'] } },
    },
    screens: {
      '/quotes/new': ['a.js'],
      '/quotes/edit': ['b.js', 'form.js'],
      '/vehicles/new': ['c.js', 'form.js'],
    },
    files: {
      'entry.js': file(KB),
      'a.js': file(KB),
      'b.js': file(2 * KB),
      'c.js': file(3 * KB),
      'form.js': file(4 * KB),
      'es.js': file(KB / 2),
    },
  };
  const none: Build = { ...apps.rates, budgets: {}, screens: {} };
  return { shell, quote, rates: none, bind: none };
}

test('each screen weighs what has arrived when it is usable (ADR 0011)', () => {
  const weights = weigh(builds({ all: { '/quotes/new': 10, '/quotes/edit': 10 }, step: 3 }));
  expect(weights.map(({ route, of, kilobytes }) => [route, of, kilobytes])).toEqual([
    ['/quotes/new', 'all', 4],
    ['/quotes/edit', 'all', 10.5],
    ['/vehicles/new', 'step', 3],
  ]);
  expect(weigh(builds({ first: 2 }))).toMatchObject([{ route: '/quotes/new', of: 'first', kilobytes: 2 }]);
});

test('a screen over its budget is named with its owner', () => {
  const over = overBudget(builds({ all: { '/quotes/edit': 10 }, step: 3 }));
  expect(over).toHaveLength(1);
  expect(over[0]).toMatch(/^quote \(.+\): \/quotes\/edit weighs 10\.50 KB, over its budget of 10 KB$/);
});
