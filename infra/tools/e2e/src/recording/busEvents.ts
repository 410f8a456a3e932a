import type { BrowserContext } from 'playwright-core';

/** One event of the bus, as its listeners got it, and where the shopper was. */
export interface BusEvent {
  path: string;
  name: string;
  payload: unknown;
}

/**
 * Runs in the page before its scripts. React calls this hook of its developer tools at each commit, before the effects
 * that emit; the first one shows the shell's bus among what its root was given. What was emitted earlier is known by
 * the last of each sticky kind.
 */
const HOOK = `(() => {
  const isBus = (one) => typeof one?.emit === 'function' && typeof one.onAny === 'function';
  let isHeard = false;
  const hear = ({ props } = {}) => {
    const given = Object.values(props ?? {}).flatMap((one) => [one, ...Object.values(one ?? {})]);
    const bus = given.find(isBus);
    if (isHeard || !bus) return;
    isHeard = true;
    bus.onAny((name, payload) =>
      globalThis.noteEvent(JSON.stringify({ path: location.pathname, name, payload })),
    );
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberRoot: (_renderer, root) => hear(root.current.memoizedState?.element ?? undefined),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  };
})()`;

/** Records every event of the bus of the pages of a context, in order. Begin before the first page is loaded. */
export async function recordEvents(context: BrowserContext): Promise<BusEvent[]> {
  const events: BusEvent[] = [];
  await context.exposeFunction('noteEvent', (text: string) => {
    const event: BusEvent = JSON.parse(text);
    events.push(event);
  });
  await context.addInitScript(HOOK);
  return events;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const NAMED_ID = new RegExp(`"(\\w+)Id":"(${ID.source})"`, 'g');

/** The same with a name in place of each id, such as `quote-1`, so that two recordings can be compared. */
export function withPlaceholders(events: readonly BusEvent[]): BusEvent[] {
  const text = JSON.stringify(events);
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const name = (id: string, kind: string) => {
    if (names.has(id)) return;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    names.set(id, `${kind}-${count}`);
  };
  for (const [, kind = 'id', id = ''] of text.matchAll(NAMED_ID)) name(id, kind);
  for (const [id] of text.matchAll(ID)) name(id, 'id');
  const named: BusEvent[] = JSON.parse(text.replaceAll(ID, (id) => names.get(id) ?? id));
  return named;
}
