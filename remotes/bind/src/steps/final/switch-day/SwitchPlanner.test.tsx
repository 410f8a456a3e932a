import { CARRIERS, type Quote } from '@shared/domain';
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
  const before = api.calls.length;
  for (const [typed = '', words = ''] of said) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(answer).toHaveTextContent(words);
  }
  // The date leaves this page in no call and no address.
  expect(api.calls).toHaveLength(before);
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
    ['12/02/2030', 'from when you signed on December 1 until your old one ends on December 2.', 0.5 / 24],
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
  const letter = screen.getByRole('article', { name: 'Letter to cancel your old policy' });
  expect(letter).toHaveTextContent('Ann Lee1 Main St');
  expect(letter).toHaveTextContent('Acme Mutual');
  expect(letter).toHaveTextContent('at 12:01 a.m. on December 1, 2030.');
  expect(letter).toHaveTextContent(`insured with ${CARRIERS[FIRST].name}`);
  expect(letter).toHaveTextContent('Blank line: your old policy number');
  expect(letter).not.toHaveTextContent('Blank line: name of your old company');
});

test('who had no insurance has nothing to cancel', async () => {
  openIssued(issued(FIRST, { currently_insured: false }));
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
