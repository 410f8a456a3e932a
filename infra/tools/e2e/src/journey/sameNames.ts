/** A control in an ARIA snapshot of a page, with the address of a link on the line after it. */
const CONTROL = /^ *- '?(link|button|checkbox) "((?:[^"\\]|\\.)*)"[^\n]*(?:\n *- \/url: (\S+))?/gm;

const isRole = (what: string): boolean => /^[a-z]+$/.test(what);

/**
 * Names shared by controls that do different things, so that a screen reader's list cannot tell them apart. Links to one
 * address do the same thing. The argument is Playwright's ARIA snapshot.
 */
export function sameNames(snapshot: string): string[] {
  const seen = new Map<string, string[]>();
  for (const [, role = '', name = '', address] of snapshot.matchAll(CONTROL)) {
    const does = [...(seen.get(name) ?? []), address ?? role];
    seen.set(name, does);
  }
  return [...seen]
    .filter(([, does]) => does.length > 1 && !does.every((one) => one === does[0] && !isRole(one)))
    .map(([name, does]) => `${does.length} controls named "${name}"`);
}
