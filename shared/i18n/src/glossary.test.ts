import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FORBIDDEN, GIVEN } from './glossary';

const root = resolve(import.meta.dirname, '../../..');
/** Texts stand in folders of this name, a file or folder for each language. */
const TEXTS = /\/locales\/(en|es)(?:\.ts$|\/)/;
const files = ['shared', 'remotes', 'hosts', 'infra']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => TEXTS.test(file) && /(?<!\.test)\.ts$/.test(file) && !file.includes('node_modules'));

const filesIn = (language: string): string[] => files.filter((file) => TEXTS.exec(file)?.[1] === language);

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;

/** Every text of a file of texts, but the names of the modules it imports and its comments. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
    .replaceAll(/^(?:import|export) [^;]*from [^;]*;/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Array.from(code.matchAll(STRING), ([, single, double]) =>
    (single ?? double ?? '').replaceAll("\\'", "'"),
  );
}

test('the texts of every part are read, in both languages', () => {
  for (const language of ['en', 'es']) {
    expect(filesIn(language).length).toBeGreaterThan(60);
  }
});

test.each(FORBIDDEN.map((entry) => [entry.language, String(entry.pattern), entry] as const))(
  'glossary (voice): %s, %s is said nowhere',
  (language, _pattern, { pattern, better }) => {
    const found = filesIn(language)
      .flatMap((file) => textsOf(file).map((text) => ({ file, text, better })))
      .filter(({ text }) => pattern.test(text) && !GIVEN.includes(text));
    expect(found).toEqual([]);
  },
);

test('each given text is still a text of the product', () => {
  const all = new Set(files.flatMap(textsOf));
  expect(GIVEN.filter((text) => !all.has(text))).toEqual([]);
});
