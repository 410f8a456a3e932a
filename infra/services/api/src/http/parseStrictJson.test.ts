import { ApiFailure } from './apiFailure';
import { parseStrictJson, parseStrictJsonBytes } from './parseStrictJson';

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiFailure) return `${error.statusCode} ${error.message}`;
    throw error;
  }
  return 'accepted';
};

test.each([
  ['{"a":1,"b":[{"a":1},{"a":2}],"c":"{\\"a\\":1}"}', 'accepted'],
  ['{"a":"\\ud83d\\ude00","b":"😀"}', 'accepted'],
  ['"text"', 'accepted'],
  ['{"a":"\\u0000"}', '400 json_bad_text'],
  ['{"a\\u0000":1}', '400 json_bad_text'],
  ['{"a":"\\ud800"}', '400 json_bad_text'],
  ['{"a":"\\udc00x"}', '400 json_bad_text'],
  ['{"a":1,"a":2}', '400 json_duplicate_key'],
  ['{"a":1,"\\u0061":2}', '400 json_duplicate_key'],
  ['{"b":{"x":[1,{"y":1,"y":1}]}}', '400 json_duplicate_key'],
  ['{"__proto__":{"admin":true}}', '400 json_forbidden_key'],
  ['{"a":{"constructor":{}}}', '400 json_forbidden_key'],
  ['{"a":', '400 json_malformed'],
  ['', '400 json_malformed'],
  ['{"a":"\u0000"}', '400 json_malformed'],
  ['['.repeat(60_000), '400 json_too_deep'],
  [`${'['.repeat(17)}${']'.repeat(17)}`, '400 json_too_deep'],
  [`${'['.repeat(16)}${']'.repeat(16)}`, 'accepted'],
])('security design, limits and bad input: %.40s', (text, expected) => {
  expect(codeOf(() => parseStrictJson(text))).toBe(expected);
});

test('bytes that are not UTF-8 are malformed', () => {
  expect(codeOf(() => parseStrictJsonBytes(Uint8Array.of(0x22, 0xff, 0x22)))).toBe('400 json_malformed');
});
