/** Routes that the shell reserves (specification 2.1, readings 16). */
export const SHELL_ROUTES = [
  '/',
  '/contact-us',
  '/resume/:code',
  '/waiting-list/:code',
  '/legal/privacy',
  '/legal/accessibility',
  '/privacy/erase',
  '/privacy/data',
];

const parts = (pattern: string) => pattern.split('/').filter(Boolean);

/** Whether some path matches both patterns (`:name` matches one segment, a final `*` any rest). */
export function patternsOverlap(left: string, right: string): boolean {
  const [a, b] = [parts(left), parts(right)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [one, other] = [a[index], b[index]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return false;
    if (one !== other && !one.startsWith(':') && !other.startsWith(':')) return false;
  }
  return true;
}

/** Every pair of routes claimed by two owners, as sentences; empty if each path has one owner. */
export function routeOverlaps(routesByOwner: Record<string, readonly string[]>): string[] {
  const owned = Object.entries({ ...routesByOwner, shell: [...SHELL_ROUTES] });
  return owned.flatMap(([owner, routes], index) =>
    owned
      .slice(index + 1)
      .flatMap(([other, others]) =>
        routes.flatMap((route) =>
          others
            .filter((second) => patternsOverlap(route, second))
            .map((second) => `${owner} ${route} overlaps ${other} ${second}`),
        ),
      ),
  );
}
