import { contrast } from '@shared/embed';
import { darkColors, lightColors } from '@shared/ui';
import { embedTokens } from './embedTokens';

test('without a theme the colors are our own light ones, whatever the device prefers', () => {
  const { tokens, isDark, poor } = embedTokens({});
  expect(tokens).toMatchObject({ '--ui-ink': lightColors.ink, '--ui-road': lightColors.road });
  expect([isDark, poor]).toEqual([false, []]);
});

test('each token has its property', () => {
  const theme = {
    accent: '#7a1fa2',
    onAccent: '#ffffff',
    background: '#fffaf0',
    surface: '#ffffff',
    text: '#222222',
    border: '#777777',
    font: 'Georgia, serif',
  };
  expect(embedTokens(theme).tokens).toMatchObject({
    '--ui-road': '#7a1fa2',
    '--ui-on-road': '#ffffff',
    '--ui-ground': '#fffaf0',
    '--ui-paper': '#ffffff',
    '--ui-ink': '#222222',
    '--ui-line': '#777777',
    '--ui-font-text': 'Georgia, serif',
    '--ui-font-heading': 'Georgia, serif',
  });
});

test('a dark background brings our dark colors along', () => {
  const { tokens, isDark } = embedTokens({ background: '#101418' });
  expect(tokens).toMatchObject({ '--ui-go': darkColors.go, '--ui-ink': darkColors.ink });
  expect(isDark).toBe(true);
});

test.each([
  ['text on background', { text: '#cccccc', background: '#ffffff' }],
  ['onAccent on accent', { accent: '#0a5', onAccent: '#0b6' }],
  ['border on surface', { border: '#eeeeee', surface: '#ffffff' }],
  ['accent on background', { accent: '#ffee00' }],
])('%s that nobody could read is named, and what is shown can be read', (_, theme) => {
  const { tokens, poor } = embedTokens(theme);
  expect(poor.length).toBeGreaterThan(0);
  const pairs: [string, string, number][] = [
    ['ink', 'ground', 4.5],
    ['ink', 'paper', 4.5],
    ['muted', 'ground', 4.5],
    ['on-road', 'road', 4.5],
    ['on-road', 'road-strong', 4.5],
    ['road', 'ground', 4.5],
    ['line', 'paper', 3],
  ];
  for (const [text, on, least] of pairs) {
    const ratio = contrast(tokens[`--ui-${text}`] ?? '', tokens[`--ui-${on}`] ?? '');
    expect([text, on, Math.round(ratio * 10) / 10 >= least]).toEqual([text, on, true]);
  }
});

test.each([
  ['a surface darker than the background', { surface: '#dce6f0', border: '#4a5a6a' }],
  [
    'a surface lighter than a dark background',
    { background: '#101418', surface: '#3a4450', border: '#aab4c0' },
  ],
])('secondary text reads on %s', (_, theme) => {
  const { tokens, poor } = embedTokens(theme);
  const on = (ground: string) => contrast(tokens['--ui-muted'] ?? '', tokens[`--ui-${ground}`] ?? '');
  expect(poor).toEqual([]);
  expect(Math.min(on('ground'), on('paper'))).toBeGreaterThanOrEqual(4.5);
});
