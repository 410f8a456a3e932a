import { addDays, type Quote } from '@shared/domain';
import { formatDate } from '@shared/i18n';
import { isoToDateText } from '@shared/ui';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { nearlyWhole, openPolicyDetails, tomorrow } from './testing/openPolicyDetails';

const endingIn = (days: number): Partial<Quote> => ({
  currently_insured: true,
  prior_policy: {
    insurer_name: 'Acme Mutual',
    term_expiration: addDays(tomorrow, days),
    duration: 6,
    continuous: true,
  },
});
const inWords = (days: number) => formatDate(addDays(tomorrow, days), 'en', 'long');

beforeEach(() => sessionStorage.clear());

test('an overlap is shown with the start, and one press starts on the day the old policy ends [R55-6]', async () => {
  const { user, container } = openPolicyDetails(nearlyWhole(endingIn(9)));
  expect(await screen.findByText(/so you’d pay for both for 9 days/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: `Start on ${inWords(9)}` }));
  expect(screen.getByLabelText('Start date')).toHaveValue(isoToDateText(addDays(tomorrow, 9)));
  const said = screen.getByText(/no gap and you won’t pay for both/).closest('output');
  expect(said).toHaveFocus();
});

test('a gap is shown, and one press closes it, also from a typed day [R55-6]', async () => {
  const { user } = openPolicyDetails(nearlyWhole(endingIn(3)));
  await user.click(await screen.findByRole('radio', { name: /Another day/ }));
  await user.type(screen.getByLabelText('Start date'), isoToDateText(addDays(tomorrow, 8)));
  expect(screen.getByText(/no coverage for 5 days/)).toBeInTheDocument();
  expect(screen.queryByText(/ends your 5% discount/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Start on ${inWords(3)}` }));
  expect(screen.getByLabelText('Start date')).toHaveValue(isoToDateText(addDays(tomorrow, 3)));
  expect(screen.getByText(/no gap and you won’t pay for both/)).toBeInTheDocument();
});

test('a start that ends the discount says so [R55-5]', async () => {
  const { user } = openPolicyDetails(nearlyWhole(endingIn(-10)));
  await user.click(await screen.findByRole('radio', { name: /Another day/ }));
  await user.type(screen.getByLabelText('Start date'), isoToDateText(addDays(tomorrow, 21)));
  expect(screen.getByText(/A gap of more than 30 days ends your 5% discount/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Start on ${inWords(0)}` }));
  expect(await screen.findByRole('radio', { name: /Tomorrow/ })).toBeChecked();
  expect(screen.getByText(/no coverage for 10 days/)).toBeInTheDocument();
});

test.each([
  ['in four months', 120, /After you sign, we’ll give you a letter/],
  ['with a wrong year', 9000, /Check the year of that date/],
])('a policy that ends %s: what to do, and where to change the date', async (_name, days, words) => {
  openPolicyDetails(nearlyWhole(endingIn(days)));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change the end date' })).toHaveAttribute('href', '/quotes/edit');
  expect(screen.queryByRole('button', { name: /^Start on/ })).not.toBeInTheDocument();
});

test('in Spanish, and nothing for who has no insurance', async () => {
  const { unmount } = openPolicyDetails(nearlyWhole(endingIn(2)), { language: 'es' });
  expect(await screen.findByText(/pagaría 2 días de las dos/)).toBeInTheDocument();
  unmount();
  openPolicyDetails(nearlyWhole({ currently_insured: false }));
  expect(await screen.findByText(/^Covered from/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change the end date' })).not.toBeInTheDocument();
});
