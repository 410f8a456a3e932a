import { everyLetter } from '../../testing/everyLetter';
import { TEST_SITE } from '../../testing/testSite';
import { html } from '@infra/server/html';
import { button, layOut, list, paragraph } from './layout';
import { plainWords } from './plainWords';

test.each([
  ['2021 Honda Accord EX', '2021 Honda Accord EX'],
  ['2024 Volkswagen ID.4 Pro S (AWD)', '2024 Volkswagen ID.4 Pro S (AWD)'],
  ['José O’Neil-Núñez', 'José O’Neil-Núñez'],
  ['win at https://evil.example/x', 'win at https evil. example x'],
  ['www.evil.example', 'www. evil. example'],
  ['a@evil.example', 'a evil. example'],
  ['<b>bold</b>\u202E', 'b bold b'],
])('security: typed text never becomes a link in a letter: %s', (typed, harmless) => {
  expect(plainWords(typed)).toBe(harmless);
});

test('values are escaped, HTML is not, null is empty', () => {
  const parts = [html`<i>${'<'}</i>`, html`<i>2</i>`];
  expect(html`<p title="${`"'`}">${'a & <b>'}${parts}${null}${3}</p>`.text).toBe(
    '<p title="&quot;&#39;">a &amp; &lt;b&gt;<i>&lt;</i><i>2</i>3</p>',
  );
});

test('a letter has the same content as HTML and as text, and names the sender', () => {
  const blocks = [paragraph('Hello'), list('Cars', ['one', 'two']), button('Go on', 'https://site.test/x')];
  const letter = layOut({ language: 'es', title: 'Title', blocks, site: TEST_SITE, reason: 'Because' });
  expect(letter.text).toBe(
    'Title\n\nHello\n\nCars\n- one\n- two\n\nGo on:\nhttps://site.test/x\n\nBecause\n\nMilepost\n(312) 555-0142, help@milepost.example\n100 Example Plaza, Chicago, IL 60601\nMilepost Insurance Agency, LLC vende seguros de auto. Si usted compra, la aseguradora nos paga una comisión.\n',
  );
  for (const part of [
    /<html lang="es">/,
    /<h1 [^>]+>Title</,
    /href="https:\/\/site\.test\/x"/,
    /<li [^>]+>two</,
  ])
    expect(letter.html).toMatch(part);
  // Mail programs block scripts and anything that is fetched.
  expect(letter.html).not.toMatch(/<script|<img|<link|url\(|@import/);
});

const isInternal = (name: string) => name === 'internal' || name === 'withdrawn';
/** They are about no quote, or about one whose state they may not tell. */
const WITHOUT_STATE = ['resume', 'ended', 'waiting', 'arrived', 'withdrawn'];

test.each([
  [
    'en',
    /Sold by Milepost Insurance Agency, LLC \(TX license EX-TX-1\)\. (If you buy, t|T)he carrier pays us a commission\./,
  ],
  [
    'es',
    /Seguro vendido por Milepost Insurance Agency, LLC \(licencia EX-TX-1 en TX\)\. (Si usted compra, l|L)a aseguradora nos paga una comisión\./,
  ],
] as const)(
  '%s: every letter says who sells, by which license, and who pays for it (reading 62) [R62-3, R62-5]',
  (language, seller) => {
    const letters = Object.entries(everyLetter(language)).filter(([name]) => !isInternal(name));
    expect(letters.filter(([, { text }]) => !text.includes('Milepost Insurance Agency, LLC'))).toEqual([]);
    const without = letters.filter(([, letter]) => !seller.test(letter.html) || !seller.test(letter.text));
    expect(without.map(([name]) => name)).toEqual(WITHOUT_STATE.filter((name) => !isInternal(name)));
  },
);

test('a quote by email names each carrier by its full name first (reading 62) [R62-2]', () => {
  const { quote, policy } = everyLetter('en');
  expect(quote?.text).toContain('Lowest price: Union Summit Insurance Company\n');
  expect(policy?.text).toContain('Union Summit Insurance Company bills you for each later payment');
});
