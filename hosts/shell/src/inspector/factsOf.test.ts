import { factsOf } from './useEvents';

test('ids and facts are shown, in the event’s order', () => {
  expect(factsOf('quote:version-changed', { quoteId: 'q1', version: 3 })).toBe(
    '{"quoteId":"q1","version":3}',
  );
  expect(factsOf('site:home-requested', {})).toBe('{}');
});

test('what was typed is never shown: an alert’s values, a new field, an unknown event', () => {
  const alert = { variant: 'success', textKey: 'common:alerts.covered', values: { zip: '60018' } };
  const shown = [
    factsOf('alert:show-requested', alert),
    factsOf('CREATED_DRIVER', { quoteId: 'q1', driverId: 'd1', name: 'Ann Lee', age: 41 }),
    factsOf('quote:anything', { email: 'ann@example.com' }),
    factsOf('quote:anything', 'Ann Lee'),
  ];
  expect(shown).toEqual([
    '{"variant":"success","textKey":"common:alerts.covered","values":"(not shown)"}',
    '{"quoteId":"q1","driverId":"d1","name":"(not shown)","age":"(not shown)"}',
    '{"email":"(not shown)"}',
    '',
  ]);
});
