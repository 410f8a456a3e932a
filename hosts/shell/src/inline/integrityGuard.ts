/**
 * Runs before any other script (ADR 0010). Every script is given its hash from the release at the moment it enters the
 * page, whoever puts it there: chunks are loaded by each remote's own webpack runtime, which no hook of the federation
 * runtime sees. What the release does not know is refused, unless its origin is on the route's third-party list.
 * Self-contained: it is inlined alone, so it imports nothing.
 */
export function integrityGuard(page: Window & typeof globalThis): void {
  const { document, Node, Element, HTMLScriptElement } = page;
  const { integrity, thirdParties } = JSON.parse(
    document.getElementById('page-data')?.textContent ?? '{}',
  ) as {
    integrity: Record<string, Record<string, string>>;
    thirdParties: string[];
  };
  const known = (address: string): string | undefined => {
    const cut = address.lastIndexOf('/') + 1;
    const files = integrity[address.slice(0, cut)] ?? {};
    const name = address.slice(cut);
    return Object.hasOwn(files, name) ? files[name] : undefined;
  };
  const vet = (script: HTMLScriptElement): void => {
    const { src } = script;
    const hash = known(src);
    if (hash) {
      script.setAttribute('integrity', hash);
      script.crossOrigin = 'anonymous';
    } else if (!thirdParties.includes(new URL(src, document.baseURI).origin)) {
      script.removeAttribute('src');
      page.setTimeout(() => script.dispatchEvent(new page.Event('error')));
    }
  };
  const vetAll = (node: unknown): void => {
    if (node instanceof HTMLScriptElement) {
      if (node.src) vet(node);
    } else if (node instanceof Node && node.firstChild) {
      for (const script of (node as ParentNode & Node).querySelectorAll<HTMLScriptElement>('script[src]'))
        vet(script);
    }
  };
  const watch = (owner: object, names: string[]): void => {
    const methods = owner as Record<string, (...inserted: unknown[]) => unknown>;
    for (const name of names) {
      const original = methods[name];
      if (!original) continue;
      methods[name] = function (this: Node, ...inserted: unknown[]) {
        // Out of the page a script does not load; it is vetted when its parent is put in.
        if (this.isConnected) inserted.forEach(vetAll);
        return original.apply(this, inserted);
      };
    }
  };
  watch(Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']);
  watch(Element.prototype, [
    'append',
    'prepend',
    'before',
    'after',
    'replaceWith',
    'replaceChildren',
    'insertAdjacentElement',
  ]);
}
