const NUMBER = ' (?:#|no|number)? ?';
const ROUTE = '(?: (?:route|rt))?';
const BOX = new RegExp(`^(?:(?:p ?o|post office) ?box|apartado(?: postal)?)${NUMBER}([a-z0-9-]+)$`, 'i');

/** The routes of Publication 28 (sections 24 and 25), each with the spellings it replaces. */
const ROUTES: readonly (readonly [string, string])[] = [
  ['RR', `(?:r ?r|rural(?: delivery)?|r ?f ?d|r ?d)${ROUTE}|route|rt`],
  ['HC', `(?:h ?c(?: ?r)?|highway contract|star)${ROUTE}`],
];
const patterns = ROUTES.map(([kind, names]) => ({
  kind,
  pattern: new RegExp(`^(?:${names})${NUMBER}0*([a-z0-9]+) box${NUMBER}([a-z0-9-]+)$`, 'i'),
}));

/**
 * A single-spaced line that names a box instead of a street ("PO Box 12", "RR 2 Box 18", "HC 1 Box 23"); null for any
 * other.
 */
export function standardBox(line: string): string | null {
  const box = BOX.exec(line)?.[1];
  if (box !== undefined) return `PO Box ${box.toUpperCase()}`;
  for (const { kind, pattern } of patterns) {
    const [, route, number] = pattern.exec(line) ?? [];
    if (route && number) return `${kind} ${route.toUpperCase()} Box ${number.toUpperCase()}`;
  }
  return null;
}
