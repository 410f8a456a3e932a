import type { Page } from 'playwright-core';

const KINDS = ['globals', 'properties', 'address', 'elements', 'styles', 'handlers', 'listeners'] as const;

/**
 * What a page can see of what others did to it: names on `window`; properties of the document and its first elements;
 * the address, history and title; elements, styles, handlers such as `onmessage` and listeners outside of the embed.
 */
export type Footprint = Record<(typeof KINDS)[number], readonly string[]>;

function look(): Footprint {
  const { documentElement: html, head, body } = document;
  const tops = [document, html, head, body];
  const listeners = Reflect.get(window, 'listeners') as () => string[];
  const text = new XMLSerializer();
  return {
    globals: Reflect.ownKeys(window).map(String),
    properties: tops.flatMap((top) =>
      Reflect.ownKeys(top).map((name) => `${top.constructor.name} ${String(name)}`),
    ),
    address: [location.href, `${history.length} entries`, document.title],
    elements: [...document.querySelectorAll(':not(auto-quote)')].map((element) =>
      text.serializeToString(element.cloneNode(false)),
    ),
    styles: [
      ...[...document.styleSheets].map(({ href }) => `sheet ${href ?? ''}`),
      ...document.adoptedStyleSheets.map(() => 'adopted sheet'),
      ...[...document.fonts].map(({ family }) => `font ${family}`),
    ],
    handlers: [window, ...tops].flatMap((top: object) => {
      const names: string[] = [];
      for (const name in top)
        if (/^on[a-z]/.test(name) && Reflect.get(top, name)) names.push(`${top.constructor.name} ${name}`);
      return names;
    }),
    listeners: listeners().filter((name) => !name.startsWith('elsewhere ')),
  };
}

/** What the page can see now; `WATCH_LISTENERS` was added to it. */
export const footprintOf = (page: Page): Promise<Footprint> => page.evaluate(look);

/** What is in one list more often than in the other. */
function more(these: readonly string[], those: readonly string[]): string[] {
  const rest = [...those];
  return these.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** What was added (`+`) and taken away (`-`), by kind and in order; a kind without a difference is left out. */
export function differences(before: Footprint, after: Footprint): Partial<Footprint> {
  const changes = KINDS.map((kind) => {
    const added = more(after[kind], before[kind]).map((each) => `+ ${each}`);
    const gone = more(before[kind], after[kind]).map((each) => `- ${each}`);
    return [kind, [...added, ...gone].toSorted()] as const;
  });
  return Object.fromEntries(changes.filter(([, lines]) => lines.length > 0));
}
