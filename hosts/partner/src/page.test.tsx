import { apply, choicesIn, type Choices } from './choices';
import { contrastNote } from './contrastNote';
import { showCounts } from './counts';
import { cspChanges } from './csp/cspChanges';
import { showAnswer } from './csp/showAnswer';
import { logEvents } from './eventLog';
import { snippetOf } from './snippet';

const SITE = 'https://quotes.example';
const CHOICES: Choices = { mode: 'frame', lang: 'en', zip: '', theme: { accent: '#0b5cab', radius: 10 } };

afterEach(() => jest.restoreAllMocks());

test('the snippet is what was chosen, and nothing that has its default', () => {
  const snippet = snippetOf(CHOICES, SITE);
  expect(snippet).toContain('<script src="https://quotes.example/embed/v1.js" async></script>');
  expect(snippet).toContain(`theme='{"accent":"#0b5cab","radius":10}'`);
  expect(snippet).not.toMatch(/mode=|zip=/);
  expect(snippetOf({ ...CHOICES, mode: 'inline', lang: 'es', zip: '60018' }, SITE)).toMatch(
    /mode="inline"\s+lang="es"\s+zip="60018"/,
  );
});

test('the snippet is HTML that gives the element the theme', () => {
  const theme = { font: "O'Neil & Sons" };
  const pasted = document.createElement('div');
  pasted.innerHTML = snippetOf({ ...CHOICES, theme }, SITE);
  expect(JSON.parse(pasted.querySelector('auto-quote')?.getAttribute('theme') ?? '')).toEqual(theme);
});

test('the form is read, and an unfinished ZIP code is not passed on', () => {
  document.body.innerHTML = `<form><input name="mode" value="inline"><input name="lang" value="es">
    <input name="zip" value="6001"><input name="accent" value="#0b5cab"><input name="radius" value="4"></form>`;
  const chosen = choicesIn(document.forms[0] as HTMLFormElement);
  expect(chosen).toMatchObject({
    mode: 'inline',
    lang: 'es',
    zip: '',
    theme: { accent: '#0b5cab', radius: 4 },
  });
  const element = document.createElement('div');
  apply(element, chosen);
  expect([element.lang, element.getAttribute('mode')]).toEqual(['es', 'inline']);
  expect(element.hasAttribute('zip')).toBe(false);
});

test('a good theme is praised, a poor one gets the figure', () => {
  expect(contrastNote({ accent: '#0b5cab', background: '#ffffff', text: '#14213a' }).isPoor).toBe(false);
  expect(contrastNote({ text: '#999999', background: '#ffffff' }).text).toMatch(
    /^Text on background has a contrast of 2\.8; it needs 4\.5\./,
  );
});

test('the log has every event of the element, newest first', () => {
  const list = document.createElement('ol');
  const stop = logEvents(document, list);
  for (const step of ['start', 'edit'])
    document.body.dispatchEvent(new CustomEvent('auto-quote:step', { detail: { step }, bubbles: true }));
  stop();
  document.body.dispatchEvent(new CustomEvent('auto-quote:step', { detail: {}, bubbles: true }));
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'step {"step":"edit"}',
    'step {"step":"start"}',
  ]);
});

test.each([
  [200, { counts: [{ day: '2026-11-25', started: 3, priced: 2, bought: 1 }] }, '', '2026-11-25321'],
  [200, { counts: [] }, 'No quote was started yet.', ''],
  [400, {}, "This isn't the partner's secret key.", ''],
  [401, {}, "This isn't the partner's secret key.", ''],
  [502, {}, 'The counts are not available now. Try again.', ''],
])('counts after %i', async (status, body, said, row) => {
  globalThis.fetch = jest.fn(async () => Response.json(body, { status }));
  const [told, into] = [document.createElement('p'), document.createElement('div')];
  await showCounts('sk_1', told, into);
  expect([told.textContent, into.querySelector('tbody')?.textContent ?? '']).toEqual([said, row]);
});

test('the answer about a policy names what to add in each mode', () => {
  const into = document.createElement('div');
  showAnswer(
    cspChanges("script-src 'self'; style-src 'unsafe-inline'", { site: SITE, page: 'https://b.example' }),
    into,
  );
  const [frame, inline] = into.children;
  expect(frame?.textContent).toContain(`In script-src: ${SITE}`);
  expect(inline?.textContent).toContain(`The whole header:script-src 'self' ${SITE}`);
  showAnswer(cspChanges('', { site: SITE, page: 'https://b.example' }), into);
  expect(into.textContent).toBe('Frame modeNothing to change.Inline modeNothing to change.');
});
