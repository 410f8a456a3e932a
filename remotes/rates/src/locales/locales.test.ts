import { CARRIER_IDS, CARRIERS, FACTOR_KEYS, LIMIT_KINDS } from '@shared/domain';
import { coveragesTexts } from '@shared/i18n';
import { rates as en } from './en/rates';
import { rates as es } from './es/rates';

type Tree = { [key: string]: string | Tree };

/** The text at a dotted key, or undefined. */
function at(texts: Tree, key: string): string | undefined {
  let part: string | Tree | undefined = texts;
  for (const name of key.split('.')) part = typeof part === 'object' ? part[name] : undefined;
  return typeof part === 'string' ? part : undefined;
}

const languages: [string, Tree][] = [
  ['English', en],
  ['Spanish', es],
];

test.each(languages)('every step of a price has a text in %s', (_, texts) => {
  expect(FACTOR_KEYS.filter((key) => at(texts, key) === undefined)).toEqual([]);
});

test.each(['en', 'es'] as const)('every limit has a text (%s)', (language) => {
  const { limits } = coveragesTexts[language].coverages;
  expect(Object.keys(limits).toSorted()).toEqual([...LIMIT_KINDS, 'none'].toSorted());
});

test.each(languages)('every carrier has a text in %s', (_, texts) => {
  const keys = CARRIER_IDS.map((id) => CARRIERS[id].description_key.replace('rates:', ''));
  expect(keys.filter((key) => at(texts, key) === undefined)).toEqual([]);
});

function placeholders(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${path}${name}: ${(value.match(/\{\{\w+\}\}/g) ?? []).toSorted().join(' ')}`]
      : placeholders(value, `${path}${name}.`),
  );
}

test('both languages have the same keys and variables', () => {
  expect(placeholders(es)).toEqual(placeholders(en));
});
