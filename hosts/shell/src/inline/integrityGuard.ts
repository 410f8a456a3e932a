type Page = Window & typeof globalThis;

interface Rules {
  /** The hash of a script of the release, by its address. */
  hashOf: (address: string) => string | undefined;
  isThirdParty: (address: string) => boolean;
}

/** Null as long as the data is not there: no script of ours comes before it. */
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

/** Gives a script its hash, or takes its address away and lets it fail as if it could not be fetched. */
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

/** Calls `see` with whatever is put into the page by these methods, before it is there. */
function watch(owner: object, names: string[], see: (node: unknown) => void): void {
  for (const name of names) {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') continue;
    Reflect.set(owner, name, function (this: Node, ...inserted: unknown[]) {
      // Out of the page a script does not load; it is seen when its parent is put in.
      if (this.isConnected) inserted.forEach(see);
      const answer: unknown = Reflect.apply(original, this, inserted);
      return answer;
    });
  }
}

/**
 * Runs before any other script (ADR 0010). Every script is given its hash from the release at the moment it enters the
 * page, whoever puts it there: chunks are loaded by each remote's own webpack runtime, which no hook of the federation
 * runtime sees. What the release does not know is refused, unless its origin is on the route's third-party list.
 * Self-contained: it is inlined alone, so it imports nothing.
 */
export function integrityGuard(page: Page): void {
  let known: Rules | null = null;
  // With the first script, not at once: the data stands behind what the person sees first (budgets, LCP).
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
  // A shadow root is a fragment that is in the page.
  watch(page.DocumentFragment.prototype, children, see);
}
