import { EMBED_DATA_ID } from '@shared/federation/page';
import { lightColors } from '@shared/ui';
import { dressFrame, stillLook } from './still';

const sheets: string[] = [];
beforeEach(() => {
  // jsdom has no sheets made by a script.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: (css: string) => void sheets.push(css) });
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => {
  document.body.replaceChildren();
  sheets.length = 0;
  location.hash = '';
});

/** The frame's page with a partner's theme in its data, and the theme of its element in the address. */
function frameWith(theme: object, fragment: string): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = EMBED_DATA_ID;
  data.textContent = JSON.stringify({ theme });
  document.body.append(data);
  location.hash = fragment;
}

test('the look is that of the quote, with the theme of the element over the partner’s', () => {
  const look = stillLook({ accent: '#7a1fa2', radius: 2 }, '{"accent":"#5cb8ff","background":"#101418"}');
  expect(look).toContain('--ui-road: #5cb8ff;');
  expect(look).toContain('--ui-ground: #101418;');
  expect(look).toContain('--ui-radius: 2px;');
  expect(look).toContain('color-scheme: dark;');
});

test('colors that nobody could read are our own, and what is not a token is not in it', () => {
  const look = stillLook({ accent: '#ffee00' }, { text: 'red;}body{display:none', font: 'x;}' }, null, '{');
  expect(look).toContain(`--ui-road: ${lightColors.road};`);
  expect(look).not.toMatch(/display|x;|ffee00/);
});

test('a frame dresses its still screen by its data and its address', () => {
  frameWith({ accent: '#7a1fa2', text: '#222222' }, encodeURIComponent('{"accent":"#0b5cab"}'));
  dressFrame();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(sheets).toEqual([
    expect.stringMatching(/^#static-page \{.*--ui-ink: #222222;.*--ui-road: #0b5cab;/),
  ]);
});

test('a page without that data stays as it is', () => {
  dressFrame();
  expect([sheets, document.adoptedStyleSheets]).toEqual([[], []]);
});
