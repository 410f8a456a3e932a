import type { BrowserContextOptions } from 'playwright-core';

/** A page that a partner may have. All of it is text; `{tag}` stands for the element and `{loader}` for its script. */
export interface HostilePage {
  name: string;
  /** Scripts and styles of packages that it loads, by their path in `node_modules`. */
  scripts?: readonly string[];
  styles?: readonly string[];
  head?: string;
  /** The body; `{tag}` alone by default. */
  body?: string;
  /** After the body: a script of the partner's own. */
  script?: string;
  /** Headers of the page beyond its policy. */
  headers?: Record<string, string>;
  /** The page's policy; `{site}`, `{cars}` and `{nonce}` are filled in. */
  policy?: string;
  /** A test adds the loader later. */
  isWithoutLoader?: true;
  /** Attributes of the element beyond partner and mode. */
  attributes?: string;
  /** The page is in this direction. */
  dir?: 'rtl';
  /** The partner's page has a button `#theirs` that counts how often it is pressed. */
  hasButton?: true;
  /** Its styles match every element; the quote must look as on the plain page. */
  restyles?: true;
  /** The browser must refuse cookies and storage to the quote's frame, which is on another site. */
  refusesThirdParties?: true;
  context?: BrowserContextOptions;
  /** The page is made before its own scripts: blocked storage. */
  before?: () => void;
  /** What an inline element does on it, if not the same as a frame. */
  inline?: 'becomes a frame';
}

/** What a partner with a strict policy allows, and nothing else (partners.md). */
const STRICT = [
  "default-src 'none'",
  "script-src 'nonce-{nonce}' {site}",
  'frame-src {site}',
  'connect-src {site} {cars}',
  "img-src 'self' {site} {cars}",
  "base-uri 'none'",
].join('; ');

/** Anything a stylesheet can do to every element of a page. */
const RESETS = `*, *::before, *::after { all: unset !important; display: block !important; color: red !important;
  font: 8px cursive !important; }
  head, script, style { display: none !important; }
  html { font-size: 50% !important; }
  auto-quote, auto-quote * { position: absolute !important; max-height: 3px !important; visibility: hidden !important;
  transform: rotate(5deg) !important; pointer-events: none !important; opacity: 0.1 !important; }`;

/**
 * What old libraries did to the language's own objects. Prototype.js before 1.7 also gave arrays a `toJSON`, with which no
 * script on the page can write an array as JSON.
 */
const PATCHED = `
  Array.prototype.last = function () { return this[this.length - 1]; };
  Object.defineProperty(Array.prototype, 'first', { value() { return this[0]; }, enumerable: true, configurable: true });
  Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); };
  String.prototype.toJSON = function () { return this.toString(); };
  Function.prototype.bind = function (self, ...first) { const f = this; return function (...rest) { return f.apply(self, first.concat(rest)); }; };
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (...args) { return add.apply(this, args); };`;

const REACT_17 = `
  const { useState, createElement: h } = React;
  const App = () => { const [n, set] = useState(0); return h('button', { id: 'theirs', onClick: () => set(n + 1) }, 'Pressed ' + n); };
  ReactDOM.render(h(App), document.getElementById('app'));`;

const VUE = `Vue.createApp({ data: () => ({ n: 0 }), template: '<button id="theirs" @click="n++">Pressed {{ n }}</button>' }).mount('#app');`;

/** A page of its own process, which takes only what allows it. */
const ISOLATED = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

const ROOM = '<p style="height:900px">Ours</p>';
const STICKY =
  '<style>header { position: sticky; top: 0; height: 90px; background: #fff; z-index: 9 }</style>';
const SNAPPING =
  '<style>html { scroll-snap-type: y mandatory } section { scroll-snap-align: start; min-height: 100vh }</style>';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

const AROUND = '<div id="app"></div>{tag}';

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}

/** The matrix of issue 19: each is tried in both modes. */
export const HOSTILE_PAGES: readonly HostilePage[] = [
  { name: 'plain' },
  { name: 'resets with !important', head: `<style>${RESETS}</style>`, restyles: true },
  {
    name: 'Bootstrap',
    styles: ['bootstrap/dist/css/bootstrap.min.css'],
    scripts: ['bootstrap/dist/js/bootstrap.bundle.min.js'],
    restyles: true,
  },
  { name: 'Tailwind', styles: ['tailwindcss/preflight.css'], restyles: true },
  {
    name: 'React 17',
    scripts: ['react17/umd/react.production.min.js', 'react-dom17/umd/react-dom.production.min.js'],
    body: AROUND,
    script: REACT_17,
    hasButton: true,
  },
  { name: 'Vue', scripts: ['vue/dist/vue.global.prod.js'], body: AROUND, script: VUE, hasButton: true },
  { name: 'zone.js', scripts: ['zone.js/bundles/zone.umd.min.js'] },
  {
    name: 'jQuery and patched prototypes',
    scripts: ['jquery/dist/jquery.min.js'],
    head: `<script>${PATCHED}</script>`,
  },
  { name: 'AMD define', scripts: ['requirejs/require.js'], script: "define('theirs', [], () => 1);" },
  {
    name: 'strict policy, style nonce',
    policy: `${STRICT}; style-src 'nonce-{nonce}'`,
    attributes: 'style-nonce="{nonce}"',
  },
  { name: 'strict policy, no style nonce', policy: `${STRICT}; style-src 'none'`, inline: 'becomes a frame' },
  { name: 'Trusted Types', policy: "require-trusted-types-for 'script'; trusted-types 'none'" },
  { name: 'blocked storage', before: blockStorage },
  // Chromium does so by itself in a window without a profile, as in a private one.
  { name: 'blocked third-party cookies', refusesThirdParties: true },
  // A browser's zoom of 200% halves the page's width in CSS pixels and doubles the pixels of each.
  { name: 'zoom of 200%', context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
  { name: 'right to left', dir: 'rtl', body: '<p>שלום</p>{tag}<p>שלום</p>' },
  { name: 'a column of 320 px', body: '<div style="width:320px;float:right">{tag}</div>' },
  {
    name: 'inside a dialog',
    body: '<dialog id="box">{tag}</dialog>',
    script: "document.getElementById('box').showModal();",
  },
  {
    name: 'inside details',
    body: '<details id="box"><summary>Quote</summary>{tag}</details>',
    script: "document.getElementById('box').open = true;",
  },
  { name: 'isolation (COEP and COOP)', headers: ISOLATED },
  { name: 'a sticky header', head: STICKY, body: `<header>Ours</header>${ROOM}{tag}${ROOM}` },
  { name: 'snapping scroll', head: SNAPPING, body: `<section>Ours</section><section>{tag}</section>` },
  {
    name: 'content-visibility',
    body: `${ROOM}<div style="content-visibility:auto;contain-intrinsic-size:auto 480px">{tag}</div>${ROOM}`,
  },
  { name: 'an app’s web view', context: { userAgent: WEB_VIEW, hasTouch: true, isMobile: true } },
  { name: 'two elements', body: '{tag}<hr>{tag}' },
];
