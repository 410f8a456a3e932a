import { watchScrolls } from '@shared/testing';
import { emit, type Host } from './host';

/** An element whose quote has this top, in CSS pixels below the window's. */
function hostAt(top: number): Host {
  const host = document.body.appendChild(document.createElement('div'));
  host.attachShadow({ mode: 'open' }).append(document.createElement('main'));
  jest.spyOn(host, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 2000));
  // It has one by now.
  return host as typeof host & Host;
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  { what: 'a new screen', name: 'screen', top: -1028, count: 1 },
  { what: 'a new step of an older quote', name: 'step', top: -1028, count: 1 },
  { what: 'a new screen under a fixed header', name: 'screen', top: 10, count: 1 },
  { what: 'a new screen of a quote below the window', name: 'screen', top: 2000, count: 0 },
  { what: 'a new height', name: 'resize', top: -1028, count: 0 },
  { what: 'a new screen without a shopper', name: 'screen', top: -1028, isElsewhere: true, count: 0 },
] as const)('$what scrolls $count times, to a mark at the top that does not stay', (row) => {
  const host = hostAt(row.top);
  const scrolls = watchScrolls();
  const marked = jest.spyOn(host.shadowRoot, 'prepend');
  const focused = 'isElsewhere' in row ? document.body : host;
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(focused);
  emit(host, row.name, {});
  expect(scrolls).toHaveLength(row.count);
  for (const { to, block } of scrolls) {
    expect(block).toBe('nearest');
    expect(marked).toHaveBeenCalledWith(to);
  }
  expect([...host.shadowRoot.children].map(({ localName }) => localName)).toEqual(['main']);
});
