import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { type BooksOptions, openBooks } from './books';
import { capture, openSession, pay, type Outcome } from './operations';
import type { PaymentSession } from './session';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const LIMITS: BooksOptions = { clock: () => NOW, most: 4, spareLines: 10 };
const ORDER = {
  account: 'pay-fcic-01',
  amount: 100,
  customer_name: 'Ann Doe',
  webhook_url: 'http://127.0.0.1:9',
};

let file: string;
let books: ReturnType<typeof openBooks>;
const reopen = () => {
  books = openBooks(file, LIMITS);
};
beforeEach(() => {
  file = join(tempFolder('books'), 'books.jsonl');
  reopen();
});

/** Stores a call's changes, its response and a customer, and delivers its event. */
function commit(key: string, { code, body, change }: Outcome): PaymentSession {
  const session = change?.session as PaymentSession;
  const customer = { id: `cu-${key}`, session_id: session.id, external_id: key, name: 'Ann Doe' };
  books.commit({ ...change, answer: { key, digest: '', code, body }, customer });
  if (change?.event) books.commit({ delivered: change.event.id });
  return session;
}
const open = (reference: string, now = NOW) =>
  commit(
    `${reference}-open`,
    openSession({ ...ORDER, reference }, () => 'token', now),
  );
const authorize = (reference: string) => {
  const opened = open(reference);
  return commit(`${reference}-pay`, pay(opened, '4242424242424242', NOW, 0));
};
const buy = (reference: string) => commit(`${reference}-take`, capture(authorize(reference), 100, NOW));

const references = () => books.sessions().map(({ reference }) => reference);
const entries = () => books.entries().map(({ reference, kind }) => `${reference} ${kind}`);

test('the oldest finished payments are forgotten, with their ledger lines, responses and customers', () => {
  const [first] = ['1', '2', '3', '4', '5', '6'].map(buy);
  expect(references()).toEqual(['3', '4', '5', '6']);
  expect(entries()).toEqual(['3', '4', '5', '6'].flatMap((each) => [`${each} authorize`, `${each} capture`]));
  const keptOf = (reference: string) => [
    books.answer(`${reference}-open`),
    books.answer(`${reference}-take`),
    books.customer(`cu-${reference}-open`),
  ];
  expect(keptOf('2')).toEqual([null, null, null]);
  expect(keptOf('3')).not.toContain(null);
  expect(books.session(first?.id ?? '')).toBeNull();
});

test.each([
  ['money that is held', authorize],
  ['a payment that is open', open],
])('%s outlives finished and expired ones', (_, begin) => {
  begin('waiting');
  open('expired', NOW - 3_600_000);
  for (const each of ['1', '2', '3', '4']) buy(each);
  expect(references()).toEqual(['waiting', '2', '3', '4']);
});

test('its file stays small, and what is kept survives a restart', () => {
  for (let number = 1; number <= 100; number += 1) buy(String(number));
  const lines = readFileSync(file, 'utf8').split('\n').length;
  expect(lines).toBeLessThan(120);
  const before = [references(), entries(), books.answer('100-take'), books.customer('cu-99-open')];
  reopen();
  expect([references(), entries(), books.answer('100-take'), books.customer('cu-99-open')]).toEqual(before);
  expect(references()).toEqual(['97', '98', '99', '100']);
});

test('an event that is not delivered yet survives a rewritten file, and so does what follows', () => {
  const opened = open('1');
  const { change } = pay(opened, '4242424242424242', NOW, 0);
  books.commit(change ?? {});
  for (let count = 0; count < 60; count += 1) books.commit({ session: opened });
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(30);
  buy('2');
  reopen();
  expect(books.untold()).toEqual([change?.event]);
  expect(references()).toEqual(['1', '2']);
});
