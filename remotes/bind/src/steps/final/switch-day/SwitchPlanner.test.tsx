import { todayIn } from '@shared/api-client/hooks';
import { addDays, CARRIERS, termFrom, type Quote } from '@shared/domain';
import { isoToDateText } from '@shared/ui';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FIRST } from '../../../testing/payment';
import { issued, openIssued } from '../testing/openIssued';

const OLD = { insurer_name: 'Acme Mutual', term_expiration: '2030-12-13', duration: 6, continuous: false };
const insured = (changes: Partial<Quote> = {}) =>
  issued(FIRST, { currently_insured: true, prior_policy: OLD, ...changes });

const planner = () => screen.findByRole('region', { name: 'Switch without a gap' });
const field = () => screen.getByRole('textbox', { name: 'When does your old policy end?' });

test('starts from the date given in the quote, and says what follows from another one', async () => {
  const { user, api, container } = openIssued(insured());
  const region = await planner();
  expect(field()).toHaveValue('12/13/2030');
  const answer = within(region).getByRole('status');
  expect(answer).toHaveTextContent('An overlap of 12 days: end your old policy on December 1');
  expect(region).toHaveTextContent('Old policy, until December 13, 2030');
  expect(region).toHaveTextContent('New policy, from December 1, 2030');
  const said = [
    ['12/01/2030', 'No gap and no overlap'],
    ['12/02/2030', 'An overlap of 1 day:'],
    ['11/30/2030', 'A gap of 1 day:'],
    ['10/31/2030', 'A gap of 31 days:'],
  ];
  const written = () => api.calls.filter(({ method, query }) => method !== 'GET' || query.toString() !== '');
  const before = written().length;
  for (const [typed = '', words = ''] of said) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(answer).toHaveTextContent(words);
  }
  // The date leaves this page in no call and no address.
  expect(written()).toHaveLength(before);
  expect(JSON.stringify(api.calls)).not.toMatch(/\b(2030|1[0-2][/-]\d\d)\b/);
  expect(window.location.href).not.toContain('2030');
  expect(await axe(container)).toHaveNoViolations();
});

test('signed at 11:30 p.m., words, drawing and letter say when both cover, and when none does', async () => {
  const { user, container } = openIssued(
    insured({ covered_from: '2030-12-02T05:30:00.000Z', prior_policy: null }),
  );
  const region = await planner();
  const overlap = 'your old policy can end on December 2.';
  const said = [
    ['12/01/2030', 'A gap: your old policy ends before you signed the new one on December 1.', 23.5 / 24],
    [
      '12/02/2030',
      'until your old one ends by itself on December 2. Just make sure it isn’t renewed.',
      0.5 / 24,
    ],
    ['12/03/2030', `An overlap of more than 1 day: ${overlap}`, 24.5 / 24],
    ['12/04/2030', `An overlap of more than 2 days: ${overlap}`, 48.5 / 24],
  ] as const;
  for (const [typed, words, days] of said) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(within(region).getByRole('status')).toHaveTextContent(words);
    expect(region).toHaveTextContent('New policy, from December 1, 2030');
    const mark = region.querySelector<HTMLElement>('output + span [aria-hidden] > :last-child');
    expect(parseFloat(mark?.style.width ?? '')).toBeCloseTo((days / (days + 28)) * 100, 1);
  }
  expect(screen.getByRole('article')).toHaveTextContent('at 12:01 a.m. on December 2, 2030.');
  expect(await axe(container)).toHaveNoViolations();
});

const letter = () => screen.queryByRole('article', { name: 'Letter to cancel your old policy' });
/** A policy whose coverage begins this many days after today, and the date this many days after today as typed. */
const today = todayIn(issued(FIRST).address);
const beginning = (days: number) =>
  insured({ term: termFrom(addDays(today, days), 6), prior_policy: null, covered_from: null });
const inDays = (days: number) => isoToDateText(addDays(today, days));

describe('the letter asks only for what is still to be done', () => {
  test.each([
    [
      'a gap before today',
      -7,
      /^Your old policy has ended. You have no coverage for 8 days, until \w+ \d+\.$/,
    ],
    ['a gap from today on', 0, /^A gap of 1 day: ask/],
    ['an end by itself on the day', 1, /ends by itself on .+ Just make sure it isn’t renewed\.$/],
  ])('%s: no letter', async (_what, days, words) => {
    const { user } = openIssued(beginning(1));
    const region = await planner();
    expect(letter()).toBeVisible();
    await user.type(field(), inDays(days));
    expect(within(region).getByRole('status')).toHaveTextContent(words);
    expect(letter()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print the letter' })).not.toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), inDays(9));
    expect(letter()).toBeVisible();
  });

  test('an old policy that ended after the new one began: no gap and no letter', async () => {
    const { user } = openIssued(beginning(-20));
    const region = await planner();
    await user.type(field(), inDays(-15));
    expect(within(region).getByRole('status')).toHaveTextContent('No gap: the new policy was in place');
    expect(letter()).not.toBeInTheDocument();
  });

  test.each([
    ['tomorrow', 1, true],
    ['in two days', 2, false],
  ])('a switch %s: whether to call or email as well', async (_when, days, soon) => {
    openIssued(beginning(days));
    const region = await planner();
    const call = 'send it today. Call or email your old company as well.';
    const before = 'send it yourself before';
    expect(region).toHaveTextContent(soon ? call : before);
    expect(region).not.toHaveTextContent(soon ? before : call);
  });
});

test('a date that is no day, or far away, is refused and draws nothing', async () => {
  const { user } = openIssued(insured({ prior_policy: null }));
  const region = await planner();
  expect(within(region).getByRole('status')).toBeEmptyDOMElement();
  await user.type(field(), '02/30/2031');
  await user.tab();
  expect(field()).toBeInvalid();
  expect(region).toHaveTextContent('Enter the date as month, day and year');
  await user.clear(field());
  await user.type(field(), '12/01/2130');
  expect(region).toHaveTextContent('Check the year: enter a date close to 12/01/2030.');
  expect(region).not.toHaveTextContent('Old policy, until');
});

test('the letter has the names, the address and the date, and blank lines for what we don’t know', async () => {
  openIssued(insured());
  await planner();
  expect(letter()).toHaveTextContent('Ann Lee1 Main St');
  expect(letter()).toHaveTextContent('Acme Mutual');
  expect(letter()).toHaveTextContent('at 12:01 a.m. on December 1, 2030.');
  expect(letter()).toHaveTextContent(`insured with ${CARRIERS[FIRST].name}`);
  expect(letter()).toHaveTextContent('Blank line: your old policy number');
  expect(letter()).not.toHaveTextContent('Blank line: name of your old company');
});

test.each([
  ['no insurance', { currently_insured: false }],
  // Reading 55.
  [
    'insurance until 1999',
    { currently_insured: true, prior_policy: { ...OLD, term_expiration: '1999-12-13' } },
  ],
])('who had %s has nothing to cancel', async (_name, changes) => {
  openIssued(issued(FIRST, changes));
  await screen.findByRole('region', { name: 'Your payments' });
  expect(screen.queryByRole('region', { name: 'Switch without a gap' })).not.toBeInTheDocument();
});

test('in Spanish', async () => {
  const { container } = openIssued(insured(), { language: 'es' });
  const region = await screen.findByRole('region', { name: 'Cambie sin quedarse sin cobertura' });
  expect(within(region).getByRole('status')).toHaveTextContent(
    'Se repiten 12 días: termine su póliza anterior el 1 de diciembre',
  );
  expect(region).toHaveTextContent('a las 12:01 a.m. del 1 de diciembre de 2030');
  expect(await axe(container)).toHaveNoViolations();
});
