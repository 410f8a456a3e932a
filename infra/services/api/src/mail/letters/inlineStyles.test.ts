import { everyLetter } from '../../testing/everyLetter';

/** Without a look of their own: what they contain has one. */
const BARE = new Set(['tr', 'br']);
/** Gmail cuts a longer letter off. */
const GMAIL_BYTES = 102_000;

const bodyOf = (html: string) => html.replace(/^.*?(?=<body)/s, '').replaceAll(/<!--.*?-->/gs, '');
const tagsIn = (html: string) =>
  Array.from(bodyOf(html).matchAll(/<([a-z]\w*)([^>]*)>/g), ([tag, name = '', rest = '']) => ({
    tag,
    name,
    rest,
  }));

/** What a letter leaves to a style sheet or a class, which Outlook and Gmail ignore or remove. */
function dependsOn(html: string): string[] {
  const sheets = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, sheet = '']) => sheet);
  const rules = sheets.map((sheet) =>
    sheet.replace(
      /:root\{color-scheme:[^}]*\}|@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/g,
      '',
    ),
  );
  const tags = tagsIn(html).filter(
    ({ name, rest }) => / (?:class|id)=/.test(rest) || !(BARE.has(name) || / style="[^"]+"/.test(rest)),
  );
  return [...rules.filter((rest) => /\S/.test(rest)), ...tags.map(({ tag }) => tag)];
}

const letters = (['en', 'es'] as const).flatMap((language) =>
  Object.entries(everyLetter(language)).map(([name, { html }]) => [language, name, html] as const),
);

test.each([
  ['a rule of a style sheet', '<style>p{margin:0}</style><body style="margin:0"><p style="color:red">Hi</p>'],
  ['a class', '<body style="margin:0"><p class="small" style="color:red">Hi</p>'],
  ['an element without a style', '<body style="margin:0"><p>Hi</p>'],
])('%s is found', (_what, html) => {
  expect(dependsOn(html)).toHaveLength(1);
});

test.each(letters)('%s, %s: every element has its style, for Outlook and Gmail', (_language, _name, html) => {
  expect(tagsIn(html).length).toBeGreaterThan(15);
  expect(dependsOn(html)).toEqual([]);
  expect(html).not.toContain('undefined');
  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
});

test('the colors of dark mode belong to parts that a letter has', () => {
  const all = letters.map(([, , html]) => html).join('');
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(all) ?? [];
  const named = Array.from(sheet.matchAll(/\[data-look=(\w+)\]/g), ([, look]) => look);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((look) => !all.includes(`data-look="${look}"`))).toEqual([]);
});
