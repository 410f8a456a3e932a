import { dateFrom } from '@shared/domain';
import { runs } from '@shared/testing/form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, assert, constantFrom, property } from 'fast-check';
import { useState } from 'react';
import { dateMask } from './dateMask';
import { TextField } from './TextField';

function Ends({ known }: { known: string }) {
  const [text, setText] = useState(known);
  return (
    <TextField
      label="Ends"
      mask={dateMask}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

/** Starts with `known`, selects `from` to `to`, types the keys and returns the field. */
async function edited(known: string, [from, to]: [number, number], keys: string) {
  const { unmount } = render(<Ends known={known} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ends' });
  await userEvent.type(box, keys, { initialSelectionStart: from, initialSelectionEnd: to });
  const { value } = box;
  unmount();
  return value;
}

const full = '03/28/2027';

test.each<[string, string, [number, number], string, string]>([
  ['Backspace in the month leaves it short', full, [2, 2], '{Backspace}', '0/28/2027'],
  ['and a digit fills it again', full, [2, 2], '{Backspace}4', '04/28/2027'],
  ['Delete in the month', full, [0, 0], '{Delete}1', '13/28/2027'],
  ['the whole month deleted', full, [0, 0], '{Delete}{Delete}11', '11/28/2027'],
  ['the month selected', full, [0, 2], '11', '11/28/2027'],
  ['the month selected, one digit and a slash', full, [0, 2], '4/15', '4/15/2027'],
  ['Backspace in the day', full, [4, 4], '{Backspace}1', '03/18/2027'],
  ['the day emptied', full, [5, 5], '{Backspace}{Backspace}', '03//2027'],
  ['the day retyped', full, [5, 5], '{Backspace}{Backspace}09', '03/09/2027'],
  ['Backspace over the slash takes nothing', full, [6, 6], '{Backspace}', full],
  [
    'nor over the first, and typing continues in the month',
    full,
    [3, 3],
    '{Backspace}{Backspace}4',
    '04/28/2027',
  ],
  ['a slash deleted behind a short day', '03/2/2027', [5, 5], '{Backspace}', '03/2/2027'],
  ['month and day selected together', full, [0, 5], '1130', '11/30/2027'],
  ['the year', full, [10, 10], '{Backspace}8', '03/28/2028'],
  ['a digit of the year', full, [7, 8], '1', '03/28/2127'],
  ['the whole date typed over from its start', full, [0, 0], '04152026', '04/15/2026'],
  ['an unfinished date', '03/28/20', [1, 2], '4', '04/28/20'],
  ['a date without a year', '03/28', [2, 2], '{Backspace}4', '04/28'],
  ['Backspace from the end', full, [10, 10], '{Backspace>6/}', '03/2'],
])('9-45: editing one part changes only that part: %s', async (_name, known, place, keys, shown) => {
  expect(await edited(known, place, keys)).toBe(shown);
});

test.each([
  ['03282027', full],
  ['3/5/1990', '03/05/1990'],
  ['0/', '0/'],
  ['/', ''],
  ['5-6-1984', '05/06/1984'],
  ['5.6.1984', '05/06/1984'],
  ['1984-05-06', '05/06/1984'],
  ['1984-5-16', '05/16/1984'],
  ['1984/05/06', '05/06/1984'],
  ['19840506', '05/06/1984'],
  ['May 6, 1984', '05/06/1984'],
  ['May 6th, 1984', '05/06/1984'],
  ['6 de mayo de 1984', '05/06/1984'],
  ['6-May-1984', '05/06/1984'],
  ['5/6/84', '05/06/84'],
  ['May 6, 84', 'May 6, 84'],
])('9-45: typing %s gives %s', (keys, shown) => {
  expect(Array.from(keys).reduce((before, key) => dateMask.format(before + key), '')).toBe(shown);
});

test('9-45: typed in the field it is the same', async () => {
  expect(await edited('', [0, 0], '6 de mayo de 1984')).toBe('05/06/1984');
});

test.each([
  '3/5/1990',
  ' 3/5/1990 ',
  '3-5-1990',
  '3 / 5 / 1990',
  '1990-03-05',
  ' 1990-03-05 ',
  '1990-03-05T00:00:00Z',
  '19900305',
  '03051990',
  '03/05/1990',
  'March 5, 1990',
  '5 de marzo de 1990',
])('9-45: pasting %s gives March 5', (pasted) => expect(dateMask.format(pasted)).toBe('03/05/1990'));

test.each(['5.6.1984', '5/6/84', 'Smarch 6, 1984'])(
  '9-45: pasting %s is no date, and nothing is guessed',
  (pasted) => {
    expect(dateFrom(dateMask.format(pasted))).toBeNull();
  },
);

test('applying it twice changes nothing in digits and slashes', () => {
  const texts = array(constantFrom('0', '1', '9', '/', '-'), { maxLength: 12 });
  assert(
    property(texts, (characters) => {
      const once = dateMask.format(characters.join(''));
      expect(dateMask.format(once)).toBe(once);
    }),
    runs(2000),
  );
});
