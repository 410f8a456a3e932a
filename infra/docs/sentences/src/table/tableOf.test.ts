import type { Section } from '../model/section';
import { tableOf } from './tableOf';

const prices: Section = {
  title: '2.9 Prices',
  sentences: [
    { id: '2.9-1', journey: 'rates', text: 'Monthly | in full of {index}' },
    { id: '2.9-2', journey: 'rates', text: 'A logo.' },
    { id: '2.9-3', journey: 'purchase', issue: 5, text: 'A final price.' },
  ],
};

test('a sentence stands with each test that shows it, none, or the issue it waits for', () => {
  const file = 'remotes/rates/src/price.test.tsx';
  const table = tableOf(
    [prices],
    [
      { file, title: 'toggles', ids: ['2.9-1'] },
      { file, title: 'picks', ids: ['2.9-1'] },
    ],
  );
  const link = `[price.test.tsx](../../${file})`;
  expect(table.split('\n').filter((line) => line.startsWith('| 2.9'))).toEqual([
    String.raw`| 2.9-1 | Monthly \| in full of {index} | ${link} toggles<br>${link} picks |`,
    '| 2.9-2 | A logo. | **none** |',
    '| 2.9-3 | A final price. | waits for issue 5 |',
  ]);
});
