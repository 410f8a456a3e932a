import { coldLoad } from '../browser/coldLoad';
import { kilobytesOf } from '../browser/scriptSizes';
import type { Seen } from '../browser/seen';
import { atMost, type Row } from '../report/row';
import { prepareQuotes, ROUTES, type Prepared, type Route } from './routes';
import { alternate, pick, type Both, type Sites } from './sites';

/** KB of a route's scripts that no earlier screen had loaded; NaN if nothing was measured. */
async function ownKilobytes(seen: Seen | undefined, before: Set<string>): Promise<number> {
  if (!seen) return Number.NaN;
  const own = seen.scripts.filter((script) => !before.has(script));
  for (const script of own) before.add(script);
  return kilobytesOf(own);
}

type Before = Record<keyof Both<Seen>, Set<string>>;

async function sizeRow(
  { name, budget: { of, kilobytes } }: Route,
  loads: Both<Seen>,
  before: Before,
): Promise<Row> {
  const first = { federated: loads.federated[0], oneBundle: loads.oneBundle[0] };
  const own = {
    federated: [await ownKilobytes(first.federated, before.federated)],
    oneBundle: [await ownKilobytes(first.oneBundle, before.oneBundle)],
  };
  const budget = atMost(kilobytes, `${kilobytes} KB`);
  if (of === 'own') return { name: `${name}: own JS`, unit: 'KB', ...own, budget };
  const all = {
    federated: [await kilobytesOf(first.federated?.scripts ?? [])],
    oneBundle: [await kilobytesOf(first.oneBundle?.scripts ?? [])],
  };
  return { name: `${name}: all JS of the route`, unit: 'KB', ...all, budget };
}

function paintRows({ name }: Route, loads: Both<Seen>): Row[] {
  const [lcp, usable, cls] = [
    pick(loads, (seen) => seen.lcp),
    pick(loads, (seen) => seen.usable),
    pick(loads, (seen) => seen.cls),
  ];
  return [
    { name: `${name}: LCP`, unit: 'ms', ...lcp, budget: atMost(2500, '2500 ms') },
    { name: `${name}: usable`, unit: 'ms', ...usable },
    { name: `${name}: CLS`, unit: 'score', ...cls, budget: atMost(0.01, '0.01') },
  ];
}

/** Every other route, cold, with a typical quote there: scripts, largest paint, layout shift. */
export async function routeRows(sites: Sites): Promise<Row[]> {
  const { browser } = sites;
  const prepared: Record<string, Prepared> = {};
  for (const site of [sites.federated, sites.oneBundle]) prepared[site] = await prepareQuotes(browser, site);
  const before: Before = { federated: new Set(), oneBundle: new Set() };
  const [sizes, paints]: [Row[], Row[]] = [[], []];
  for (const route of ROUTES) {
    const loads = await alternate(sites, (site) => {
      const quotes = prepared[site];
      if (!quotes) throw new Error(`No quote was prepared at ${site}`);
      return coldLoad(browser, site + route.path(quotes.quoteId), { storageState: quotes[route.quote] });
    });
    sizes.push(await sizeRow(route, loads, before));
    paints.push(...paintRows(route, loads));
  }
  return [...sizes, ...paints];
}
