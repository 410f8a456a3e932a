import { embedEventNames } from './events';
import { frameMessage, helloMessage, isFrameMessage, readLoaderMessage, wrongPrefill } from './messages';
import { readTheme, themeFromFragment } from './theme';

const choices = (detail: unknown, changes = {}) => ({ autoQuote: 1, type: 'choices', detail, ...changes });

test('a frame says hello and names the events', () => {
  expect(isFrameMessage(helloMessage)).toBe(true);
  expect(isFrameMessage(frameMessage('step', { step: 'drivers' }))).toBe(true);
  expect(embedEventNames).toHaveLength(8);
});

test.each<[string, unknown]>([
  ['no object', 'hello'],
  ['null', null],
  ['another version', { ...helloMessage, autoQuote: 2 }],
  ['a foreign message', { type: 'hello', detail: {} }],
  ['an unknown type', { autoQuote: 1, type: 'steal', detail: {} }],
  ['a name of every object', { autoQuote: 1, type: 'toString', detail: {} }],
  ['no detail', { autoQuote: 1, type: 'step' }],
  ['a list as detail', { autoQuote: 1, type: 'step', detail: [] }],
])('%s is no message of a frame', (_, data) => {
  expect(isFrameMessage(data)).toBe(false);
});

test('choices of the loader keep only what is valid', () => {
  const given = {
    language: 'es',
    theme: { accent: '#0a5', radius: 900, url: 'https://evil.example' },
    prefill: { zip: '60018', homeowner: 'yes', vin: '1HGCM82633A004352', password: 'x' },
  };
  expect(readLoaderMessage(choices(given))).toEqual({
    language: 'es',
    theme: { accent: '#0a5' },
    prefill: { zip: '60018', vin: '1HGCM82633A004352' },
  });
  expect(readLoaderMessage(choices({}))).toEqual({ theme: {}, prefill: {} });
  expect(readLoaderMessage(choices({}, { type: 'step' }))).toBeNull();
  expect(readLoaderMessage(choices({}, { autoQuote: '1' }))).toBeNull();
});

test('a theme in the fragment is read, and what could leave a declaration is refused', () => {
  const theme = { accent: '#0a5', radius: 8, font: 'Georgia, serif' };
  for (const given of [theme, JSON.stringify(theme)])
    expect(themeFromFragment(`#${encodeURIComponent(JSON.stringify(given))}`)).toEqual({ theme, wrong: [] });
  expect(themeFromFragment('#null')).toEqual({ theme: {}, wrong: [] });
  expect(readTheme({ radius: '8' }).theme).toEqual({ radius: 8 });
  const hostile = {
    accent: 'red;}',
    text: '#12345',
    font: 'x;background:url(//evil)',
    radius: 'x',
    other: 1,
  };
  expect(readTheme(hostile)).toEqual({ theme: {}, wrong: ['accent', 'text', 'font', 'radius', 'other'] });
});

test.each([undefined, null, '', '{}'])('no theme is not wrong: %j', (given) => {
  expect(readTheme(given)).toEqual({ theme: {}, wrong: [] });
});

test('a theme that is not JSON is wrong', () => {
  expect(readTheme('{accent}')).toEqual({ theme: {}, wrong: ['theme'] });
  expect(themeFromFragment('#%')).toEqual({ theme: {}, wrong: ['theme'] });
});

test('an absent attribute is not a wrong prefill', () => {
  expect(wrongPrefill({ zip: null })).toEqual([]);
  expect(wrongPrefill({ zip: '6001', vin: null })).toEqual(['zip']);
});
