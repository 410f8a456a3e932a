import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleApps } from '../testing/exampleRelease';
import { forEachApp, type Build } from './release';
import { overBudget, sizesOf } from './sizesOf';

const KB = 1024;
const file = (brotli: number) => ({ integrity: '', bytes: brotli * 3, brotli });

/** Builds of known weights: the shell 2 KB, its encryption 1 KB; the remote 1 KB, its screens 1, 2 and 3 KB. */
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
  const light: Build = { ...apps.rates, budgets: { first: 1 }, screens: {} };
  return { ...forEachApp(() => light), shell, quote };
}

const weightsOf = (budgets: Build['budgets']) =>
  sizesOf(builds(budgets)).filter(({ app }) => app === 'quote');

test('each screen weighs what has arrived when it is usable (ADR 0011)', () => {
  const weights = weightsOf({ all: { '/quotes/new': 10, '/quotes/edit': 10 }, step: 3 });
  expect(weights.map(({ route, of, kilobytes }) => [route, of, kilobytes])).toEqual([
    ['/quotes/new', 'all', 4],
    ['/quotes/edit', 'all', 10.5],
    ['/vehicles/new', 'step', 3],
  ]);
  expect(weightsOf({ first: 2 })[0]).toMatchObject({ route: '/quotes/new', of: 'first', kilobytes: 2 });
});

test('a screen over its budget is named with its owner', () => {
  const over = overBudget(builds({ all: { '/quotes/new': 10, '/quotes/edit': 10 }, step: 3 }));
  expect(over).toEqual(['quote (quote team): /quotes/edit weighs 10.50 KB, over its budget of 10 KB']);
});

test('a screen without a budget is over it', () => {
  const over = overBudget(builds({ first: 2 }));
  expect(over.map((line) => line.replace(/ weighs.*of/, ' of'))).toEqual([
    'quote (quote team): /quotes/edit of 0 KB',
    'quote (quote team): /vehicles/new of 0 KB',
  ]);
});

const budgetsOf = (remote: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../../../remotes', remote, 'package.json'), 'utf8')).release
    .budgets;

test('the ceilings are those of ADR 0011', () => {
  expect(['quote', 'rates', 'bind'].map(budgetsOf)).toEqual([
    { all: { '/quotes/new': 145, '/quotes/edit': 195.5 }, step: 15, embed: 116 },
    { first: 21, step: 15 },
    { first: 75, step: 15 },
  ]);
});

test('a build for partners’ pages weighs every script until its first field, within a budget of its own', () => {
  const all = builds({ all: { '/quotes/new': 10 }, step: 9, embed: 4 });
  const embed = { entry: 'a.js', initial: ['a.js', 'b.js'] };
  const embedded = { ...all, quote: { ...all.quote, embed } };
  expect(sizesOf(embedded).find(({ of }) => of === 'embed')).toMatchObject({
    app: 'quote',
    kilobytes: 3,
    budget: 4,
  });
  const larger = {
    ...embedded,
    quote: { ...embedded.quote, embed: { ...embed, initial: ['a.js', 'form.js'] } },
  };
  expect(overBudget(larger)).toEqual([
    'quote (quote team): a partner’s page weighs 5.00 KB, over its budget of 4 KB',
  ]);
});
