type Page = Window & typeof globalThis;

interface Rules {
  /** The hash of a release script by its URL. */
  hashOf: (address: string) => string | undefined;
  isThirdParty: (address: string) => boolean;
}

/** Null until the page data is there; no script of ours comes before it. */
function readRules(page: Page): Rules | null {
  const text = page.document.getElementById('page-data')?.textContent;
  if (!text) return null;
  const data: { integrity: Record<string, Record<string, string>>; thirdParties: string[] } =
    JSON.parse(text);
  return {
    hashOf(address) {
      const cut = address.lastIndexOf('/') + 1;
      const files = data.integrity[address.slice(0, cut)] ?? {};
      const name = address.slice(cut);
      return Object.hasOwn(files, name) ? files[name] : undefined;
    },
    isThirdParty: (address) => data.thirdParties.includes(new URL(address).origin),
  };
}

/** Sets a script's hash, or removes its URL and makes it fail as if it could not be fetched. */
function vet(script: HTMLScriptElement, rules: Rules | null, page: Page): void {
  const hash = rules?.hashOf(script.src);
  if (hash) {
    script.setAttribute('integrity', hash);
    script.crossOrigin = 'anonymous';
  } else if (!rules?.isThirdParty(script.src)) {
    script.removeAttribute('src');
    page.setTimeout(() => script.dispatchEvent(new page.Event('error')));
  }
}

/** Calls `see` with every node that these methods insert, before it is inserted. */
function watch(owner: object, names: string[], see: (node: unknown) => void): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') continue;
    Reflect.set(owner, name, function (this: Node, ...inserted: unknown[]) {
      // A detached script does not load; it is checked when its parent is inserted.
      if (this.isConnected) inserted.forEach(see);
      const answer: unknown = Reflect.apply(original, this, inserted);
      return answer;
    });
  }
}

/**
 * Runs before any other script (ADR 0010). Sets every script's hash from the release when it is inserted, by whatever
 * code, since each remote's webpack runtime loads chunks without the federation runtime's hooks. Unknown scripts are
 * blocked unless their origin is on the route's third-party list. Inlined, so it imports nothing.
 */
export function integrityGuard(page: Page): void {
  let known: Rules | null = null;
  // Read with the first script, since the data comes after what the shopper sees first (budgets, LCP).
  const vetByRules = (script: HTMLScriptElement): void => vet(script, (known ??= readRules(page)), page);
  const see = (node: unknown): void => {
    if (node instanceof page.HTMLScriptElement) {
      if (node.src) vetByRules(node);
    } else if (node instanceof page.Element || node instanceof page.DocumentFragment) {
      if (!node.firstChild) return;
      for (const script of node.querySelectorAll<HTMLScriptElement>('script[src]')) vetByRules(script);
    }
  };
  const siblings = ['before', 'after', 'replaceWith', 'insertAdjacentElement'];
  const children = ['append', 'prepend', 'replaceChildren'];
  watch(page.Node.prototype, ['appendChild', 'insertBefore', 'replaceChild'], see);
  watch(page.Element.prototype, [...children, ...siblings], see);
  // A shadow root is a fragment inside the page.
  watch(page.DocumentFragment.prototype, children, see);
}
