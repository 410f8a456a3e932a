import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validationTexts } from '@shared/i18n/texts';
import { API_CODES, RATING_CODES } from '@shared/domain';
import { textOf } from './errorTexts';

const root = join(__dirname, '../../../../..');

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(path);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** Every error code in the source, so that none can lack a text. */
function codesInSource(): string[] {
  const api = sourcesUnder(join(root, 'infra/services/api/src'));
  const found = [...api, ...sourcesUnder(join(root, 'shared/domain/src'))].flatMap((text) => [
    // Not the beginning of a template, whose texts are among those of the catalog.
    ...text.matchAll(/validation:(\w+)\b(?!\$)/g),
    ...text.matchAll(/ApiFailure\(\s*\d+,\s*'(\w+)'/g),
  ]);
  const listed = api.flatMap((text) => [...text.matchAll(/\{ code: '(\w+)'/g)]);
  return [...new Set([...found, ...listed].map(([, code = '']) => code))];
}

const codes = [
  ...new Set([...API_CODES, ...RATING_CODES, ...codesInSource(), ...Object.keys(validationTexts.en)]),
];

test('the source is scanned', () => {
  expect(codesInSource()).toEqual(expect.arrayContaining(['rates_stale', 'rate_not_found', 'zip_invalid']));
});

test.each(codes)('reading 37: %s has a text in English and another in Spanish', (code) => {
  const [english, spanish] = [textOf({ code }, 'en'), textOf({ code }, 'es')];
  expect([english, spanish]).not.toContain(code);
  expect([english.trim(), spanish.trim()]).not.toContain('');
  expect(spanish).not.toBe(english);
});
