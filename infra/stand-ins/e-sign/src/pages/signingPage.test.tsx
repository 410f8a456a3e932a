import { axe } from 'jest-axe';
import { act, type Act } from '../envelope/ceremony';
import type { Envelope, EnvelopeOrder } from '../envelope/envelope';
import { newEnvelope } from '../envelope/newEnvelope';
import { consentWording } from '../locales/textsOf';
import { missingPage, type Problem, signingPage } from './signingPage';

const AT = '2026-11-21T18:00:00.000Z';
const order = (language: EnvelopeOrder['language']): EnvelopeOrder => ({
  reference: 'FCIC-IL-0000001',
  language,
  signer: { name: 'Ann <Sample>', email: '' },
  documents: [{ id: 'p1', title: 'Application & notices', sha256: '0'.repeat(64), content_base64: '' }],
  return_url: 'https://site.test/back?a=1',
  embed_origin: 'https://site.test',
  state: 'a"b',
  webhook_url: 'https://site.test/hook',
});
const ACTS: Act[] = [
  { kind: 'consent', wording: '' },
  { kind: 'view', documentId: 'p1' },
  { kind: 'sign', documentId: 'p1', name: 'ann <sample>' },
];

/** An envelope after this many actions. */
function envelopeAfter(count: number, language: EnvelopeOrder['language'] = 'en'): Envelope {
  return ACTS.slice(0, count).reduce(
    (envelope, each) => {
      const outcome = act(envelope, each, { at: AT, ip: null });
      if ('refusal' in outcome) throw new Error(outcome.refusal);
      return outcome.envelope;
    },
    newEnvelope(order(language), 'key', AT),
  );
}

/** Puts a page into the document like a browser, leaving its script to the test. */
function show(page: string): HTMLElement {
  const { documentElement } = new DOMParser().parseFromString(page, 'text/html');
  document.documentElement.lang = documentElement.lang;
  document.head.innerHTML = documentElement.querySelector('head')?.innerHTML ?? '';
  document.body.innerHTML = documentElement.querySelector('body')?.innerHTML ?? '';
  return document.body;
}

const languages = ['en', 'es'] as const;
const problemPages: [number, Problem | null][] = [
  [0, null],
  [0, 'not_ticked'],
  [1, null],
  [1, 'view_first'],
  [2, 'name_differs'],
  [3, null],
];
const pages = languages.flatMap((language) => [
  ...problemPages.map(
    ([count, problem]) =>
      [
        `${language}, after ${count} acts, ${problem ?? 'no problem'}`,
        signingPage(envelopeAfter(count, language), problem),
      ] as const,
  ),
  [`${language}, no envelope`, missingPage(language)] as const,
]);

test.each(pages)('%s: accessible, every value filled in', async (_name, page) => {
  const body = show(page);
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(body.textContent).not.toMatch(/\{\w+\}|undefined/);
  expect(await axe(document.documentElement)).toHaveNoViolations();
});

test.each(languages)('%s: a name that ends with a period ends a sentence without another', (language) => {
  const named = { ...envelopeAfter(2, language), signer: { name: 'Ann Sample Jr.', email: '' } };
  const { textContent } = show(signingPage(named, 'name_differs'));
  expect(textContent).toContain('Ann Sample Jr.');
  expect(textContent).not.toContain('Jr..');
});

/** The messages of the page's script, with their target origins. */
function postedBy(page: string): unknown {
  show(page);
  const said = document.head.querySelector<HTMLElement>('script[data-message]')?.dataset['message'];
  return said === undefined ? null : JSON.parse(said);
}

test("each page tells the embedding page that it has loaded, with the sender's own state; the last one also returns", () => {
  const said = { envelope: expect.any(String), state: 'a"b', origin: 'https://site.test', goOn: null };
  const types = ['ready', 'ready', 'ready'].map((type) => ({ ...said, type: `signing:${type}` }));
  expect([0, 1, 2].map((count) => postedBy(signingPage(envelopeAfter(count))))).toEqual(types);
  expect(postedBy(signingPage({ ...envelopeAfter(1), status: 'voided' }))).toEqual(types[0]);
  const goOn = expect.stringMatching(/^https:\/\/site\.test\/back\?a=1&envelope=/);
  expect(postedBy(signingPage(envelopeAfter(3)))).toEqual({ ...said, type: 'signing:completed', goOn });
  expect(postedBy(missingPage('en'))).toBeNull();
});

test('outside values are rendered as text', () => {
  const body = show(signingPage(envelopeAfter(1)));
  expect(body.textContent).toContain('Ann <Sample>');
  expect(body.querySelector('h1')?.textContent).toBe('Application & notices');
});

test.each(languages)('the consent (%s) has the parts that the law requires', (language) => {
  const wording = consentWording(language);
  const wanted = {
    en: [
      /on paper/,
      /withdraw/i,
      /no fee/,
      /this transaction only/,
      /email address changes/,
      /browser|Chrome/,
    ],
    es: [/en papel/, /retirar/, /sin costo/, /solo para este trámite/, /cambia su correo/, /Chrome/],
  };
  for (const part of wanted[language]) expect(wording).toMatch(part);
});
