import { exampleApps } from '../testing/exampleRelease';
import { demandFit } from './demandFit';
import { forEachApp, type AppName, type Build } from './release';

const fitting = (): Record<AppName, Build> => {
  const apps = exampleApps(3);
  return forEachApp((name) => ({ ...apps[name], budgets: { first: 21 } }));
};

test('builds that fit together are accepted', () => {
  expect(() => demandFit(fitting(), 'quote')).not.toThrow();
});

test('two remotes cannot claim one path', () => {
  const builds = fitting();
  builds.rates.routes = ['/quotes/:page'];
  expect(() => demandFit(builds, 'rates')).toThrow('/quotes/new overlaps rates /quotes/:page');
});

test.each<[AppName, AppName]>([
  ['quote', 'quote'],
  ['shell', 'quote'],
])('a contract changed by %s alone is rejected, and its owner is named', (part, other) => {
  const builds = fitting();
  builds[part] = { ...builds[part], contractVersion: 2 };
  const refused = { code: 'contract_unsupported', attribute: 'contractVersion', owner: `${part} team` };
  expect(() => demandFit(builds, part)).toThrow(expect.objectContaining(refused));
  expect(() => demandFit(builds, part)).toThrow(`${other} has contract version`);
});
