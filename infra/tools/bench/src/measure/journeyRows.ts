import { walkTheJourney } from '../browser/journey';
import { openTab } from '../browser/openTab';
import { readSeen, type Seen } from '../browser/seen';
import { tabMemory, type TabMemory } from '../browser/tabMemory';
import { atMost, type Row } from '../report/row';
import { alternate, pick, type Both, type Sites } from './sites';

interface Walked {
  seen: Seen;
  memory: TabMemory;
  noise: string[];
}

async function walk({ browser }: Sites, site: string): Promise<Walked> {
  const { context, page, cdp, noise } = await openTab(browser);
  try {
    await walkTheJourney(page, site);
    return { seen: await readSeen(page), memory: await tabMemory(browser, cdp), noise };
  } finally {
    await context.close();
  }
}

/** Steps whose code and data are already loaded, by path; `visit` counts earlier visits of that path. */
const LOADED: readonly { name: string; path: RegExp; visit: number }[] = [
  { name: 'cars to the driver form', path: /^\/drivers\/new$/, visit: 0 },
  { name: 'drivers to one driver', path: /^\/drivers\/[^/]+\/edit$/, visit: 0 },
  { name: 'one driver back to drivers', path: /^\/quotes\/drivers$/, visit: 1 },
  { name: 'comparison back to the price', path: /^\/quotes\/[^/]+\/rates\/?$/, visit: 1 },
];

function loadedStepRows(walks: Both<Walked>): Row[] {
  return LOADED.map(({ name, path, visit }) => ({
    name: `next step at hand: ${name}`,
    unit: 'ms',
    ...pick(walks, ({ seen }) => seen.steps.filter((step) => path.test(step.path))[visit]?.ms ?? null),
    budget: atMost(100, '100 ms'),
  }));
}

/**
 * The whole journey in one tab: layout shifts, the slowest interaction, steps already loaded, the tab's
 * memory, console messages.
 */
export async function journeyRows(sites: Sites): Promise<Row[]> {
  const walks = await alternate(sites, (site) => walk(sites, site));
  const messages = new Set([...walks.federated, ...walks.oneBundle].flatMap(({ noise }) => noise));
  for (const message of messages) console.error(`console: ${message}`);
  return [
    {
      name: 'journey: CLS',
      unit: 'score',
      ...pick(walks, ({ seen }) => seen.cls),
      budget: atMost(0.01, '0.01'),
    },
    {
      name: 'journey: INP',
      unit: 'ms',
      ...pick(walks, ({ seen }) => seen.inp),
      budget: atMost(100, '100 ms'),
    },
    ...loadedStepRows(walks),
    { name: 'tab after the journey: JS heap', unit: 'MB', ...pick(walks, ({ memory }) => memory.heap) },
    { name: 'tab after the journey: process', unit: 'MB', ...pick(walks, ({ memory }) => memory.process) },
    {
      name: 'tab after the journey: its own memory',
      unit: 'MB',
      ...pick(walks, ({ memory }) => memory.own),
      budget: atMost(100, '100 MB'),
    },
    {
      name: 'journey: console messages',
      unit: 'count',
      ...pick(walks, ({ noise, seen }) => noise.length + seen.csp),
      budget: atMost(0, 'none'),
    },
  ];
}
