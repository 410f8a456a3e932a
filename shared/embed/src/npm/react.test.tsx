import { until } from '@shared/testing/until';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { AutoQuoteElement } from './element';
import { loadAutoQuote } from './loadAutoQuote';
import { AutoQuote } from './react';

const scripts = () => [...document.head.querySelectorAll('script')];
const element = () => document.querySelector('auto-quote') as AutoQuoteElement;
const say = (name: string, detail: object) =>
  element().dispatchEvent(new CustomEvent(`auto-quote:${name}`, { detail, bubbles: true }));

test('gives the element its attributes, and objects by property', () => {
  const theme = { accent: '#0a5544' };
  render(
    <AutoQuote
      partner="pk_bank"
      mode="inline"
      lang="es"
      theme={theme}
      prefill={{ zip: '60018' }}
      styleNonce="n"
    />,
  );
  expect(element().outerHTML).toBe(
    '<auto-quote partner="pk_bank" mode="inline" lang="es" style-nonce="n"></auto-quote>',
  );
  expect([element().theme, element().prefill]).toEqual([theme, { zip: '60018' }]);
});

test('an id, a class and a ref are the element’s own', () => {
  const ref = createRef<AutoQuoteElement>();
  const { rerender, unmount } = render(<AutoQuote partner="pk_bank" id="ann" className="quote" ref={ref} />);
  expect(element().outerHTML).toBe('<auto-quote id="ann" partner="pk_bank" class="quote"></auto-quote>');
  expect(ref.current).toBe(element());
  const heard: unknown[] = [];
  rerender(<AutoQuote partner="pk_bank" ref={(node) => void heard.push(node)} />);
  expect(heard).toEqual([element()]);
  expect(element().hasAttribute('class')).toBe(false);
  unmount();
  expect(heard).toEqual([expect.anything(), null]);
});

test('a prop that is gone is gone from the element', () => {
  const { rerender } = render(
    <AutoQuote partner="pk_bank" theme={{ accent: '#0a5544' }} prefill={{ zip: '60018' }} />,
  );
  rerender(<AutoQuote partner="pk_bank" theme={{ radius: 4 }} />);
  expect([element().theme, element().prefill]).toEqual([{ radius: 4 }, null]);
  rerender(<AutoQuote partner="pk_bank" />);
  expect([element().theme, element().prefill]).toEqual([null, null]);
});

test('an event calls the latest callback, and none after the component has gone', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender, unmount } = render(<AutoQuote partner="pk_bank" onOffersShown={first} />);
  rerender(<AutoQuote partner="pk_bank" onOffersShown={second} />);
  const detail = { quoteId: 'q1', carriers: [], lowestTotal: null };
  say('offers-shown', detail);
  const gone = element();
  unmount();
  gone.dispatchEvent(new CustomEvent('auto-quote:offers-shown', { detail }));
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[detail]]);
});

test('adds one script for many calls, with its integrity, and another after a failure', async () => {
  const options = { site: 'https://quotes.example', version: '1.0.0', integrity: 'sha384-abc' };
  const calls = [loadAutoQuote(options), loadAutoQuote(options)];
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toMatchObject({
    src: 'https://quotes.example/embed/1.0.0.js',
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
  });
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(Promise.all(calls)).rejects.toThrow('https://quotes.example/embed/1.0.0.js did not load');
  const again = loadAutoQuote({ site: options.site });
  expect(scripts()[0]?.src).toBe('https://quotes.example/embed/v1.js');
  scripts()[0]?.dispatchEvent(new Event('load'));
  await again;
});

test('the theme is there when the element first looks', async () => {
  const seen: unknown[] = [];
  class Element extends HTMLElement {
    connectedCallback(): void {
      // As the loader does.
      queueMicrotask(() => seen.push(Reflect.get(this, 'theme')));
    }
  }
  customElements.define('auto-quote', Element);
  // Inside `act`, effects would run at once.
  const acting = jest.replaceProperty(
    globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
    'IS_REACT_ACT_ENVIRONMENT',
    false,
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<AutoQuote partner="pk_bank" theme={{ radius: 4 }} />);
  await until(() => seen.length > 0);
  root.unmount();
  acting.restore();
  expect(seen).toEqual([{ radius: 4 }]);
});
