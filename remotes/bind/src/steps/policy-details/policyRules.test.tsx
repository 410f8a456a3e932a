import { todayIn } from '@shared/api-client/hooks';
import { addDays } from '@shared/domain';
import { aDriver, watchScrolls } from '@shared/testing';
import { isoToDateText } from '@shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { change, field, nearlyWhole, openPolicyDetails, save, sent } from './testing/openPolicyDetails';

beforeEach(() => sessionStorage.clear());

const today = todayIn({ state: 'IL', county: '' });
const inDays = (days: number) => isoToDateText(addDays(today, days));
const START = 'must start today or in within the next 30 days';

/** A complete purchase, from which tests remove answers. */
const whole = () => {
  const quote = nearlyWhole();
  return { ...quote, address: { ...quote.address, line1: '1 Oak Ave' } };
};

type Opened = ReturnType<typeof openPolicyDetails>;
const write = (name: string | RegExp, text: string) => async (opened: Opened) => {
  await opened.user.clear(await field(name));
  if (text !== '') await opened.user.type(await field(name), text);
};

type Row = readonly [label: string, text: string, message: string];

// The domain's tables test each rule; these test that every field shows its rule's error.
test.each<[string, readonly Row[]]>([
  [
    'what is missing',
    [
      ['First name', '', 'Enter the first name'],
      ['Last name', '  ', 'Enter the last name'],
      ['Street address', '', 'Enter your street address'],
      ['Phone', '', 'Phone number must be provided'],
      ['Email address', '', 'Email must be provided'],
      ['ZIP code', '', 'Enter your ZIP code'],
      ['Start date', '', START],
    ],
  ],
  [
    'what is wrong',
    [
      ['Phone', '312555010', 'Please enter a valid phone number'],
      ['Email address', 'ann@x', 'Please enter a valid email address'],
      ['ZIP code', '600', 'Please enter a valid zipcode'],
      ['Start date', inDays(31), START],
      ['When did you move in?', inDays(1), 'The date you moved in can’t be in the future'],
    ],
  ],
  [
    'invalid dates',
    [
      ['Start date', '02302027', START],
      ['When did you move in?', '13012020', 'Enter a valid date (mm/dd/yyyy)'],
    ],
  ],
])(
  '%s is reported at each field and at the top, and the page scrolls up [2.12-12, 5-1, 5-3, 5-29, 5-30, 5-31, 5-32, 5-33, 8-22, 9-15, R25]',
  async (_, rows) => {
    const scrolls = watchScrolls();
    const opened = openPolicyDetails(whole());
    await opened.user.click(await screen.findByRole('radio', { name: 'Another day' }));
    await change(opened, 'your name');
    for (const [label, text] of rows) await write(label, text)(opened);
    await opened.user.click(await save());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(scrolls).toEqual([{ to: summary, block: 'end', behavior: 'smooth' }]);
    for (const [label, , message] of rows) {
      expect(await field(label)).toBeInvalid();
      expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      await opened.user.click(
        within(summary).getByRole('link', { name: new RegExp(`${escaped(message)}$`) }),
      );
      expect(await field(label)).toHaveFocus();
    }
    expect(sent(opened)).toEqual([]);
  },
);

test.each([
  [
    'en',
    'Street address',
    'P.O. Box 12',
    'Enter the street address where you live. Mail can still go to a PO box.',
  ],
  [
    'en',
    'Apartment, suite or unit',
    'PMB 44',
    'Enter the street address where you live. Mail can still go to your private mailbox.',
  ],
  [
    'es',
    'Calle y número',
    'Apartado Postal 12',
    'Escriba la dirección donde usted vive. Su correo postal sí puede llegar a un apartado.',
  ],
] as const)(
  '%s: %s is not a residence: %s is rejected at its field, and mail can go elsewhere [R64, R64-2]',
  async (language, name, box, message) => {
    const label = new RegExp(`^${name}`);
    const opened = openPolicyDetails(whole(), { language });
    await write(label, box)(opened);
    await opened.user.click(await screen.findByRole('button', { name: /^(Save|Guardar) / }));
    await screen.findByRole('alert');
    expect(await field(label)).toHaveAccessibleDescription(message);
    expect(screen.getByRole('checkbox', { name: /^(Mail goes|Recibo el correo postal)/ })).toBeEnabled();
    expect(sent(opened)).toEqual([]);
  },
);

test('a city cleared by a partial ZIP code is required until the complete ZIP sets one [2.12-12, 5-76]', async () => {
  const opened = openPolicyDetails(whole());
  await write('ZIP code', '600')(opened);
  await opened.user.click(await save());
  await screen.findByRole('alert');
  expect(await field('City')).toHaveAccessibleDescription('Enter your city');
  await write('ZIP code', '62701')(opened);
  await waitFor(async () => expect(await field('City')).toHaveDisplayValue(/Springfield/));
  await waitFor(async () => expect(await field('City')).not.toHaveAccessibleDescription());
});

const escaped = (text: string) => text.replaceAll(/[()/]/g, String.raw`\$&`);

test('a missing choice is reported at its question; everything missing at once, in form order [8-22]', async () => {
  const quote = nearlyWhole({ homeowner: null, drivers: [aDriver()] });
  const { user } = openPolicyDetails(quote);
  await user.click(await save());
  const lines = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Enter the first name',
    'Enter the last name',
    'Choose whether you own or rent your home',
    'Enter your street address',
    'Phone number must be provided',
    'Email must be provided',
    'Choose how we should contact you',
  ]);
  for (const [name, message] of [
    [/own or rent/, 'Choose whether you own or rent your home'],
    [/contact you/, 'Choose how we should contact you'],
  ] as const) {
    expect(screen.getByRole('group', { name })).toHaveAccessibleDescription(expect.stringContaining(message));
  }
});

test('a fixed error and its line disappear [8-22]', async () => {
  const opened = openPolicyDetails(whole());
  await change(opened, 'your name');
  await write('First name', '')(opened);
  await write('Email address', '')(opened);
  await opened.user.click(await save());
  await screen.findByRole('alert');
  await write('First name', 'Ann')(opened);
  expect(await field('First name')).toBeValid();
  const lines = within(screen.getByRole('alert')).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Email must be provided']);
});

test.each([
  [true, 'I rent it', 'I own it', 'Your quote had the Homeowners discount. Your final price won’t.'],
  [false, 'I own it', 'I rent it', 'Your final price will have the Homeowners discount.'],
])(
  'the home: quoted as owned %p, %s says what becomes of the discount',
  async (homeowner, other, same, said) => {
    const { user } = openPolicyDetails({ ...whole(), homeowner, residence_info: null });
    await change({ user }, 'whether you own or rent your home');
    await user.click(await screen.findByRole('radio', { name: other }));
    expect(screen.getByText(said)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: same }));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);
