import { rateQuote } from './rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from './samples/sampleQuote';

const quote = sampleQuote('WI');
const MORATORIUM = [{ code: 'moratorium', message: 'moratorium' }];

test('a stopped carrier is left out with the reason, and the others keep their prices', () => {
  const free = rateQuote({ quote }, SAMPLE_DATE);
  const { best_match, other_rates, declined, errors } = rateQuote({ quote, stopped: ['USIC'] }, SAMPLE_DATE);
  const all = [free.best_match, ...free.other_rates];
  expect([best_match, ...other_rates]).toEqual(all.filter((rate) => rate?.carrier_id !== 'USIC'));
  expect(all).toHaveLength(other_rates.length + 2);
  expect([declined, errors]).toEqual([[{ carrier_id: 'USIC', errors: MORATORIUM }], []]);
});

test('if all of the state is stopped the error is the moratorium; carriers of other states are not named', () => {
  const result = rateQuote({ quote, stopped: ['FCIC', 'USHC', 'USIC', 'TXR', 'IIC'] }, SAMPLE_DATE);
  expect([result.best_match, result.errors]).toEqual([null, MORATORIUM]);
  expect(result.declined.map(({ carrier_id: id }) => id)).not.toContain('TXR');
});

test('if some are stopped and the others refuse, the error is the refusal', () => {
  const incident = { type: 'at_fault', date: '2026-01-15', description: null };
  const drivers = [sampleDriver({ accident_violations: [incident, incident, incident, incident] })];
  const result = rateQuote({ quote: { ...quote, drivers }, stopped: ['USIC'] }, SAMPLE_DATE);
  expect(result.errors.map(({ code }) => code)).toEqual(['rater_error']);
});
