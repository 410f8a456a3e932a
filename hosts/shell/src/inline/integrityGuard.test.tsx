import { integrityGuard } from './integrityGuard';

const base = 'https://quote.example/assets/v1/';

/** Adds the release's map to the page for the guard; jsdom fetches no scripts, which is fine here. */
function putMap(): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'page-data';
  block.textContent = JSON.stringify({
    integrity: { [base]: { 'entry.js': 'sha384-entry', 'chunk.js': 'sha384-chunk' } },
    thirdParties: ['https://card.example'],
  });
  document.head.append(block);
}

const methods = {
  node: ['appendChild', 'insertBefore', 'replaceChild'] as const,
  fragment: ['append', 'prepend', 'replaceChildren'] as const,
  element: [
    'append',
    'prepend',
    'before',
    'after',
    'replaceWith',
    'replaceChildren',
    'insertAdjacentElement',
  ] as const,
};

function script(src: string): HTMLScriptElement {
  const made = document.createElement('script');
  made.src = src;
  return made;
}

function place(): { box: Element; mark: Element } {
  const box = document.createElement('div');
  const mark = document.createElement('p');
  box.append(mark);
  document.body.append(box);
  return { box, mark };
}

describe('the integrity guard (ADR 0010)', () => {
  const originals = [
    ...methods.node.map((name) => [Node.prototype, name, Reflect.get(Node.prototype, name)] as const),
    ...methods.element.map(
      (name) => [Element.prototype, name, Reflect.get(Element.prototype, name)] as const,
    ),
  ];
  const originalsOfFragments = methods.fragment.map(
    (name) => [DocumentFragment.prototype, name, Reflect.get(DocumentFragment.prototype, name)] as const,
  );
  beforeEach(() => {
    putMap();
    integrityGuard(window);
  });
  afterEach(() => {
    for (const [owner, name, value] of [...originals, ...originalsOfFragments])
      Reflect.set(owner, name, value);
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it.each<[string, (node: HTMLScriptElement) => void]>([
    ['appendChild', (node) => document.head.appendChild(node)],
    ['insertBefore', (node) => document.head.insertBefore(node, document.head.firstChild)],
    ['replaceChild', (node) => ((spot) => spot.box.replaceChild(node, spot.mark))(place())],
    ['append', (node) => document.head.append('text', node)],
    ['prepend', (node) => document.head.prepend(node)],
    ['before', (node) => place().mark.before(node)],
    ['after', (node) => place().mark.after(node)],
    ['replaceWith', (node) => place().mark.replaceWith(node)],
    ['replaceChildren', (node) => place().box.replaceChildren(node)],
    ['insertAdjacentElement', (node) => place().box.insertAdjacentElement('beforeend', node)],
    [
      'a fragment',
      (node) => ((box) => (box.append(node), document.body.append(box)))(document.createDocumentFragment()),
    ],
    ['a shadow root', (node) => place().box.attachShadow({ mode: 'open' }).append(node)],
    [
      'a parent',
      (node) => ((box) => (box.append(node), document.body.append(box)))(document.createElement('div')),
    ],
  ])('sets the hash of a known script added by %s', (_name, put) => {
    const chunk = script(`${base}chunk.js`);
    put(chunk);
    expect(chunk.isConnected).toBe(true);
    expect([chunk.getAttribute('integrity'), chunk.crossOrigin]).toEqual(['sha384-chunk', 'anonymous']);
  });

  it.each([
    ['an unknown file of ours', `${base}other.js`],
    ['a known name at another URL', 'https://evil.example/assets/v1/chunk.js'],
    ['a known file with a query', `${base}chunk.js?x`],
    ['a name every object inherits', `${base}constructor`],
    ['a third party not on the list', 'https://other.example/sdk.js'],
  ])('blocks %s and reports it as a failed load', async (_name, src) => {
    const bad = script(src);
    const failed = new Promise((resolve) => bad.addEventListener('error', resolve));
    document.head.appendChild(bad);
    expect(bad.hasAttribute('src')).toBe(false);
    await failed;
  });

  it('replaces a hash that a script already has', () => {
    const chunk = script(`${base}chunk.js`);
    chunk.setAttribute('integrity', 'sha384-mine');
    document.head.appendChild(chunk);
    expect(chunk.getAttribute('integrity')).toBe('sha384-chunk');
  });

  it('reads the hashes with the first script after the page data; blocks an earlier script', () => {
    document.getElementById('page-data')?.remove();
    const early = script(`${base}chunk.js`);
    document.head.append(early);
    expect(early.hasAttribute('src')).toBe(false);
    putMap();
    const chunk = script(`${base}chunk.js`);
    document.head.append(chunk);
    expect(chunk.getAttribute('integrity')).toBe('sha384-chunk');
  });

  it('allows a listed third party and data blocks', () => {
    const sdk = script('https://card.example/sdk.js');
    const data = document.createElement('script');
    data.type = 'application/json';
    document.head.append(sdk, data);
    expect([sdk.src, sdk.getAttribute('integrity'), data.isConnected]).toEqual([
      'https://card.example/sdk.js',
      null,
      true,
    ]);
  });
});
