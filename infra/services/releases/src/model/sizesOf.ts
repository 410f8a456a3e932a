import type { AppName, Build } from './release';

export interface Weight {
  app: AppName;
  owner: string;
  route: string;
  /** What was weighed: every script of a cold load, what the screen adds, or the quote on a partner's page. */
  of: 'all' | 'first' | 'step' | 'embed';
  kilobytes: number;
  budget: number;
}

type Builds = Record<AppName, Build>;

const kilobytesOf = ({ files }: Build, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0) / 1024;

/** Scripts of the remote's first view, in Spanish, the longer of the two languages. */
const viewOf = ({ initial, texts }: Build): string[] => [...initial, ...(texts?.es.initial ?? [])];

/** Scripts of a screen beyond them. */
const screenOf = ({ screens, texts }: Build, route: string): string[] => [
  ...(screens?.[route] ?? []),
  ...(texts?.es.screens[route] ?? []),
];

/** Every script of a route's cold load; only the start loads without encryption and SWR. */
function coldKilobytes({ shell }: Pick<Builds, 'shell'>, remote: Build, route: string): number {
  const isStart = route === '/quotes/new';
  const ofShell = [...shell.initial, ...(isStart ? [] : (shell.screens?.['*'] ?? []))];
  return kilobytesOf(shell, ofShell) + kilobytesOf(remote, [...viewOf(remote), ...screenOf(remote, route)]);
}

/** What each screen adds to those before it, in the remote's own order. */
function addedKilobytes(remote: Build): Record<string, number> {
  const arrived = new Set(viewOf(remote));
  const added = Object.keys(remote.screens ?? {}).map((route) => {
    const own = new Set(screenOf(remote, route).filter((name) => !arrived.has(name)));
    for (const name of own) arrived.add(name);
    return [route, kilobytesOf(remote, own)] as const;
  });
  return Object.fromEntries(added);
}

function weightsOfRemote(builds: Builds, remote: Build): Weight[] {
  const { app, owner, budgets, routes } = remote;
  const [first = ''] = routes;
  const own = kilobytesOf(remote, [...viewOf(remote), ...screenOf(remote, first)]);
  const named = new Set([first, ...Object.keys(budgets.all ?? {})]);
  // A screen without a budget may add nothing.
  const weight = (route: string, of: Weight['of'], kilobytes: number, budget = 0): Weight => ({
    app,
    owner,
    route,
    of,
    kilobytes,
    budget,
  });
  return [
    ...Object.entries(budgets.all ?? {}).map(([route, budget]) =>
      weight(route, 'all', coldKilobytes(builds, remote, route), budget),
    ),
    ...(remote.embed
      ? [weight('a partner’s page', 'embed', kilobytesOf(remote, remote.embed.initial), budgets.embed)]
      : []),
    ...(budgets.all?.[first] === undefined ? [weight(first, 'first', own, budgets.first)] : []),
    ...Object.entries(addedKilobytes(remote))
      .filter(([route]) => !named.has(route))
      .map(([route, kilobytes]) => weight(route, 'step', kilobytes, budgets.step)),
  ];
}

/** Every screen with a budget, and its weight. */
export function sizesOf(builds: Builds): Weight[] {
  return Object.values(builds)
    .filter(({ app }) => app !== 'shell')
    .flatMap((remote) => weightsOfRemote(builds, remote));
}

/** One line for each screen over its budget, with its owner; empty if there is none. */
export function overBudget(builds: Builds): string[] {
  return sizesOf(builds)
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ app, owner, route, kilobytes, budget }) =>
        `${app} (${owner}): ${route} weighs ${kilobytes.toFixed(2)} KB, over its budget of ${budget} KB`,
    );
}
