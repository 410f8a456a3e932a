import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@shared/testing/tempFolder';
import { watchMoratoriums } from './moratoriumFile';
import { readMoratoriums } from './moratoriumSchema';

const TEXAS = { state: 'TX', from: '2026-08-10' };
const USHC = { carrier: 'USHC', from: '2026-08-10', until: '2026-08-31' };

let folder: string;
let file: string;
const put = (text: string) => writeFileSync(file, text);

beforeEach(() => {
  folder = tempFolder('moratoriums');
  file = join(folder, 'moratoriums.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the file is reloaded when it changes; without one nothing is stopped', () => {
  const current = watchMoratoriums(file, (error) => {
    throw error;
  });
  expect(current()).toEqual([]);
  put(JSON.stringify([TEXAS]));
  expect(current()).toEqual([TEXAS]);
  expect(current()).toBe(current());
  put(JSON.stringify([TEXAS, USHC]));
  expect(current()).toEqual([TEXAS, USHC]);
  rmSync(file);
  expect(current()).toEqual([]);
});

test('a broken file is reported once, and the last valid one stays in force', () => {
  const reported: unknown[] = [];
  const current = watchMoratoriums(file, (error) => reported.push(error));
  put(JSON.stringify([TEXAS]));
  current();
  put('[{"state": "TX"');
  expect([current(), current(), reported.length]).toEqual([[TEXAS], [TEXAS], 1]);
  put('[{"state": "Texas", "from": "2026-08-10"}]');
  expect([current(), current(), reported.length]).toEqual([[TEXAS], [TEXAS], 2]);
  put(JSON.stringify([USHC]));
  expect([current(), reported.length]).toEqual([[USHC], 2]);
});

test.each([
  ['no list', {}],
  ['no first day', [{ state: 'TX' }]],
  ['a state outside our eleven', [{ state: 'NY', from: '2026-08-10' }]],
  ['an unknown carrier', [{ carrier: 'ACME', from: '2026-08-10' }]],
  ['neither a carrier nor a state', [{ from: '2026-08-10' }]],
  ['a county without its state', [{ carrier: 'USHC', county: 'Cook', from: '2026-08-10' }]],
  ['a county alone', [{ county: 'Cook', from: '2026-08-10' }]],
  ['an invalid date', [{ state: 'TX', from: '2026-02-30' }]],
  ['a date in words', [{ state: 'TX', from: 'today' }]],
  ['an end before its start', [{ state: 'TX', from: '2026-08-10', until: '2026-08-09' }]],
  ['an unknown field', [{ state: 'TX', form: '2026-08-10', from: '2026-08-10' }]],
])('a file with %s is broken', (_name, content) => {
  expect(() => readMoratoriums(JSON.stringify(content))).toThrow();
});
