import { companiesIn, type Quote } from '@shared/domain';
import { aDriver, aQuote, aVehicle } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAt } from '../../testing/openAt';

const whole = aQuote({
  homeowner: true,
  currently_insured: true,
  prior_policy: { insurer_name: 'Acme', term_expiration: '2099-03-28', duration: 6, continuous: false },
  vehicles: [aVehicle()],
  drivers: [aDriver()],
});
const open = (path: string, changes: Partial<Quote> = {}) => openAt(path, { ...whole, ...changes });

test('has a title and a subtitle, then everything the prices depend on, then the link to them (2.8) [2.8-1, 2.8-2, 2.8-5]', async () => {
  open('/quotes/review');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Check your answers');
  expect(screen.getByText('Acme, until 03/28/2099')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2019 Toyota Camry' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'You' })).toBeInTheDocument();
  expect(screen.getByText('Currently Insured')).toBeInTheDocument();
  const save = screen.getByRole('link', { name: 'See my prices' });
  expect(save).toHaveAttribute('href', '/quotes/quote-1/rates/');
  expect(screen.getByText(/use these answers to get your prices/)).toBeInTheDocument();
  const parts = ['Vehicles', 'Drivers', 'Your discounts'].map((name) =>
    screen.getByRole('heading', { level: 2, name }),
  );
  for (const part of [...parts, screen.getByText('Homeowners')]) {
    expect(part.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('a policy that ended long ago is no insurance and no discount (reading 55)', async () => {
  const prior_policy = {
    insurer_name: 'Acme',
    term_expiration: '1999-03-28',
    duration: 6,
    continuous: false,
  };
  open('/quotes/review', { prior_policy });
  expect(await screen.findByText('None right now: Acme ended 03/28/1999')).toBeInTheDocument();
  expect(screen.queryByText('Currently Insured')).not.toBeInTheDocument();
});

test('an edit opened here returns here (2.8)', async () => {
  open('/quotes/review');
  const edit = await screen.findByRole('link', { name: 'Edit 2019 Toyota Camry' });
  expect(edit).toHaveAttribute('href', '/rates/vehicles/vehicle-1/edit');
  expect(screen.getByRole('link', { name: 'Edit your details' })).toHaveAttribute(
    'href',
    '/rates/drivers/driver-1/edit',
  );
});

test.each([
  ['the last driver', { drivers: [] }, 'Add at least one driver.', '/drivers/new'],
  ['the last car', { vehicles: [] }, 'Add at least one vehicle.', '/vehicles/new'],
])('without %s it warns and links there (2.8) [2.8-3, 2.8-6]', async (_, changes, text, to) => {
  open('/quotes/review', changes);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', to);
  expect(screen.queryByRole('link', { name: 'See my prices' })).not.toBeInTheDocument();
});

test('an unknown resource shows the vehicles (2.1) [2.1-24]', async () => {
  open('/quotes/anything');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/quotes/vehicles'));
});

test.each(['/quotes/drivers', '/quotes/review'])(
  '%s: a new policyholder has to answer the credit question before there are prices [5-20]',
  async (path) => {
    open(path, { drivers: [aDriver({ credit_score: null })] });
    const missing = await screen.findByRole('link', { name: /Tell us how your credit is/ });
    expect(missing).toHaveAttribute('href', '/drivers/driver-1/edit');
    expect(screen.getByRole('link', { name: 'See my prices' })).toHaveAttribute(
      'href',
      '/drivers/driver-1/edit',
    );
  },
);

test.each(['/quotes/drivers', '/quotes/review'])(
  '%s: beside the button stand the companies that get the answers, and who pays us (reading 62) [R62-2, R62-3, R62-4]',
  async (path) => {
    open(path);
    const save = await screen.findByRole('link', { name: 'See my prices' });
    const note = screen.getByText(/“See my prices” sends these answers to/);
    expect(save.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    for (const name of companiesIn(whole.address.state)) expect(note).toHaveTextContent(name);
    expect(note).toHaveTextContent('If you buy, the carrier pays us a commission.');
    expect(screen.getByRole('link', { name: 'Who gets what, and when' })).toHaveAttribute(
      'href',
      '/legal/privacy',
    );
  },
);
