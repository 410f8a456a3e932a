import { coldLoad, lookupDelay } from '../browser/coldLoad';
import { ZIP } from '../browser/journey';
import { kilobytesOf } from '../browser/scriptSizes';
import { atMost, type Row } from '../report/row';
import { byteBudgets } from './byteBudgets';
import { alternate, pick, type Sites } from './sites';

/** The start screen, cold: its scripts, its largest paint, the lookup of a link's ZIP, and when it is usable. */
export async function startRows(sites: Sites): Promise<Row[]> {
  const loads = await alternate(sites, async (site) => {
    const seen = await coldLoad(sites.browser, `${site}/quotes/new`);
    return { ...seen, kilobytes: await kilobytesOf(seen.scripts) };
  });
  const lookups = await alternate(sites, (site) => lookupDelay(sites.browser, site, ZIP));
  return [
    {
      name: 'start: all JS of the route',
      unit: 'KB',
      ...pick(loads, ({ kilobytes }) => kilobytes),
      budget: atMost(byteBudgets.quote.start, `${byteBudgets.quote.start} KB`),
    },
    { name: 'start: LCP', unit: 'ms', ...pick(loads, ({ lcp }) => lcp), budget: atMost(600, '600 ms') },
    { name: 'start: lookup sent', unit: 'ms', ...pick(lookups, (ms) => ms), budget: atMost(700, '700 ms') },
    {
      name: 'start: hydrated',
      unit: 'ms',
      ...pick(loads, ({ usable }) => usable),
      budget: { text: '1.1x one bundle', holds: ({ ratio }) => ratio !== null && ratio <= 1.1 },
    },
    { name: 'start: CLS', unit: 'score', ...pick(loads, ({ cls }) => cls), budget: atMost(0.01, '0.01') },
  ];
}
