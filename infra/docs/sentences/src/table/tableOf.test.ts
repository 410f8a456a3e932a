import type { Section } from '../model/section';
import { tableOf } from './tableOf';

const prices: Section = {
  title: '2.9 Prices',
  sentences: { '2.9-1': 'Monthly | in full of {index}', '2.9-2': 'A logo.' },
};

test('a sentence is listed with each test that shows it, or with none', () => {
  const file = 'remotes/rates/src/price.test.tsx';
  const shows = (title: string) => ({ file, title, ids: ['2.9-1'], asserts: true });
  const table = tableOf([prices], [shows('toggles'), shows('picks')]);
  const link = `[price.test.tsx](../../${file})`;
  expect(table.split('\n').filter((line) => line.startsWith('| 2.9'))).toEqual([
    String.raw`| 2.9-1 | Monthly \| in full of {index} | ${link} toggles<br>${link} picks |`,
    '| 2.9-2 | A logo. | **none** |',
  ]);
});
