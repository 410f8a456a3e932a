import { cspChanges } from './cspChanges';

const SITE = 'https://quotes.example';
const place = { site: SITE, page: 'https://bank.example' };
const S = 'script-src';

/** The changed directives of both modes, and what the tags need. */
const answer = (header: string, at: Parameters<typeof cspChanges>[1] = place) => {
  const { frame, inline } = cspChanges(header, at);
  const linesOf = ({ changes, tags }: typeof frame) => [...changes.map(({ line }) => line), ...tags];
  return [linesOf(frame), linesOf(inline)];
};

test.each<[policy: string, frame: string[], inline: string[]]>([
  ['', [], []],
  ['upgrade-insecure-requests', [], []],
  ["img-src 'none'", [], [`img-src ${SITE}`]],
  [
    "default-src 'self'",
    [`${S} 'self' ${SITE}`, `frame-src 'self' ${SITE}`],
    [
      `${S} 'self' ${SITE}`,
      `connect-src 'self' ${SITE}`,
      `img-src 'self' ${SITE}`,
      `style-src 'self' 'nonce-RANDOM'`,
      'style-nonce on auto-quote',
    ],
  ],
  [
    "default-src 'none'",
    [`${S} ${SITE}`, `frame-src ${SITE}`],
    [
      `${S} ${SITE}`,
      `connect-src ${SITE}`,
      `img-src ${SITE}`,
      `style-src 'nonce-RANDOM'`,
      'style-nonce on auto-quote',
    ],
  ],
  ["script-src 'self'", [`${S} 'self' ${SITE}`], [`${S} 'self' ${SITE}`]],
  ["SCRIPT-SRC 'self'; script-src *", [`${S} 'self' ${SITE}`], [`${S} 'self' ${SITE}`]],
  [
    "script-src 'none'; script-src-elem 'self'",
    [`script-src-elem 'self' ${SITE}`],
    [`script-src-elem 'self' ${SITE}`],
  ],
  [`script-src ${SITE}`, [], []],
  ['script-src https:', [], []],
  ['script-src http:', [], []],
  ['script-src *', [], []],
  ['script-src *.example', [], []],
  ['script-src *.quotes.example', [`${S} *.quotes.example ${SITE}`], [`${S} *.quotes.example ${SITE}`]],
  ['script-src http://quotes.example', [], []],
  [
    'script-src https://quotes.example:8443',
    [`${S} https://quotes.example:8443 ${SITE}`],
    [`${S} https://quotes.example:8443 ${SITE}`],
  ],
  ['script-src quotes.example:*', [], []],
  ['script-src quotes.example/embed/', [], []],
  [
    'script-src quotes.example/other/',
    [`${S} quotes.example/other/ ${SITE}`],
    [`${S} quotes.example/other/ ${SITE}`],
  ],
  ["script-src 'nonce-abc'", ['nonce on the script tag'], [`${S} 'nonce-abc' ${SITE}`]],
  ["script-src 'nonce-abc' 'strict-dynamic'", ['nonce on the script tag'], ['nonce on the script tag']],
  [
    `script-src 'sha256-x' 'strict-dynamic' ${SITE}`,
    [`${S} 'sha256-x' 'strict-dynamic' ${SITE} 'nonce-RANDOM'`, 'nonce on the script tag'],
    [`${S} 'sha256-x' 'strict-dynamic' ${SITE} 'nonce-RANDOM'`, 'nonce on the script tag'],
  ],
  ["frame-src 'none'", [`frame-src ${SITE}`], []],
  ["child-src 'self'", [`frame-src 'self' ${SITE}`], []],
  ["child-src 'none'; frame-src *", [], []],
  ["connect-src 'self'", [], [`connect-src 'self' ${SITE}`]],
  ["style-src 'unsafe-inline'", [], []],
  ["style-src 'unsafe-inline' 'nonce-abc'", [], ['style-nonce on auto-quote']],
  ["style-src 'self' 'nonce-abc'", [], ['style-nonce on auto-quote']],
  [
    "style-src-elem 'self'; style-src 'unsafe-inline'",
    [],
    ["style-src-elem 'self' 'nonce-RANDOM'", 'style-nonce on auto-quote'],
  ],
  [
    "script-src 'self', script-src 'none'",
    [`${S} 'self' ${SITE}`, `${S} ${SITE}`],
    [`${S} 'self' ${SITE}`, `${S} ${SITE}`],
  ],
])('%s', (policy, frame, inline) => {
  expect(answer(policy)).toEqual([frame, inline]);
});

test('the header keeps everything else, and its name is not part of it', () => {
  const { frame } = cspChanges("Content-Security-Policy: default-src 'self'; img-src *", place);
  expect(frame.header).toBe(`default-src 'self'; img-src *; ${S} 'self' ${SITE}; frame-src 'self' ${SITE}`);
  expect(cspChanges(frame.header, place).frame.changes).toEqual([]);
});

test('inline mode also calls where the site keeps the cars, and shows their logos', () => {
  const at = { ...place, calls: ['https://cars.example'] };
  const [frame, inline] = answer(`connect-src ${SITE}; img-src ${SITE}`, at);
  expect(frame).toEqual([]);
  expect(inline).toEqual([
    `connect-src ${SITE} https://cars.example`,
    `img-src ${SITE} https://cars.example`,
  ]);
});

test("'self' is enough on the site's own pages", () => {
  expect(answer("default-src 'self' 'unsafe-inline'", { site: SITE, page: SITE })).toEqual([[], []]);
});
