import { readMoratoriums } from './moratoriumSchema';

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
