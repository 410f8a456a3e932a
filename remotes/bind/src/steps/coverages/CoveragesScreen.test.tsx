import { productCatalogue } from '@shared/domain';
import { refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  aCar,
  address,
  anApplicationIn,
  CATALOGUE,
  CHANGE,
  lineOf,
  openCoverages,
  productIn,
  sent,
} from './testing/openCoverages';

const CAR = '2019 Toyota Camry';
const covered = () => screen.findByRole('list', { name: `Covered: ${CAR}` });
const left = () => screen.findByRole('list', { name: `Not covered: ${CAR}` });

const openChange = async () => {
  const opened = openCoverages(anApplicationIn('IL', 'GOOD'));
  await opened.user.click(await screen.findByText('Change this coverage'));
  return opened;
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => sessionStorage.clear());

test('each car has its package, price, and limits by the K rule (2.12) [2.12-36, 9-88]', async () => {
  const { container } = openCoverages(anApplicationIn('IL', 'GOOD'));
  const list = await covered();
  const car = screen.getByRole('region', { name: CAR });
  expect(within(car).getByText('Estimate: $412 for 6 months')).toBeInTheDocument();
  expect(within(car).getByText('Better coverage', { selector: 'p' })).toBeInTheDocument();
  expect(lineOf(list, 'Bodily injury')).toHaveTextContent('$25K per person / $50K per accident');
  expect(lineOf(list, 'Property damage')).toHaveTextContent('$25K per accident');
  expect(lineOf(list, 'Collision')).toHaveTextContent('$1,000 deductible');
  expect(lineOf(list, 'Collision')).toHaveTextContent('Price: $51');
  await left();
  expect(await axe(container)).toHaveNoViolations();
});

test('a product’s own names for the quoted coverages are no difference: each keeps its price', async () => {
  openCoverages(anApplicationIn('TX', 'BETTER'));
  const list = await covered();
  expect(screen.getByText('Estimate: $412 for 6 months')).toBeInTheDocument();
  expect(screen.queryByText(/You were quoted different coverage/)).not.toBeInTheDocument();
  for (const line of within(list).getAllByRole('listitem')) expect(line).toHaveTextContent('Price: $51');
});

test('a chosen deductible that the package has not is named with the one that applies now [R68-2]', async () => {
  sessionStorage.setItem('deductibles', JSON.stringify({ 'vehicle-1': { collision: 750_000 } }));
  openCoverages(anApplicationIn('IL', 'GOOD'));
  const words =
    'Collision: Better coverage doesn’t come with the $7,500 deductible you chose. $1,000 applies now.';
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('coverages outside the package are listed and marked (section 9) [9-51]', async () => {
  openCoverages(anApplicationIn('IL', 'GOOD'));
  const list = await left();
  expect(lineOf(list, 'Underinsured motorist')).toHaveTextContent('Not included');
  expect(lineOf(list, 'Towing')).toHaveTextContent('Not included');
  expect(within(await covered()).queryByText('Towing')).not.toBeInTheDocument();
});

test('a line expands by keyboard to the coverage’s description', async () => {
  const { user } = openCoverages(anApplicationIn('IL', 'GOOD'));
  const line = lineOf(await covered(), 'Collision');
  const words = within(line).getByText(/Pays to fix or replace your car after it hits another car/);
  expect(words).not.toBeVisible();
  await user.click(within(line).getByText('Collision'));
  expect(words).toBeVisible();
  expect(line.querySelector('summary')).not.toBeNull();
});

test('a GW state uses the API’s catalog of the selected product; a PTS state the built-in one (section 7) [R1-2, R1-3]', async () => {
  const { api, unmount } = openCoverages(anApplicationIn('TX', 'BETTER'));
  await left();
  const asked = api.calls.find(({ path }) => path === '/v2/coverages/getallcoverages');
  expect(asked?.query.toString()).toBe(`state_code=TX&system=GW&product=${productIn('TX')}`);
  unmount();
  const built = openCoverages(anApplicationIn('IL', 'BETTER'));
  await left();
  expect(built.api.calls.map(({ path }) => path)).not.toContain('/v2/coverages/getallcoverages');
});

test('a catalog that fails to load does not hide the coverages, and can be retried', async () => {
  const quote = anApplicationIn('TX', 'GOOD');
  const { user, api } = openCoverages(quote, { handlers: { [CATALOGUE]: refusal(503, 'unavailable') } });
  expect(await screen.findByText(/couldn’t load what isn’t included/)).toBeInTheDocument();
  expect(within(await covered()).getByText('Collision')).toBeInTheDocument();
  const entry = { state: 'TX', type: 'towing', package: 'GOOD', required: 'false', limits: [] };
  api.use({ [CATALOGUE]: { coverages: [entry] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(lineOf(await left(), 'Towing')).toBeInTheDocument();
});

test('nothing is shown below the heading until the catalog has loaded, to avoid shifts; loading is announced once', async () => {
  let answer: ((catalogue: unknown) => void) | undefined;
  const held = new Promise((come) => (answer = come));
  const quote = anApplicationIn('TX', 'BETTER');
  openCoverages(quote, { handlers: { [CATALOGUE]: () => held } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What’s covered on each car');
  expect(await screen.findAllByText('Loading your application')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: CAR })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save and continue' })).not.toBeInTheDocument();
  answer?.({ coverages: productCatalogue(productIn('TX'), 'TX') });
  await left();
  expect(screen.getByRole('button', { name: 'Save and continue' })).toBeInTheDocument();
  expect(screen.queryByText('Loading your application')).not.toBeInTheDocument();
});

test('links to the questions, and back to the cars (2.12) [2.12-37, 2.12-38]', async () => {
  openCoverages(anApplicationIn('IL', 'GOOD'));
  const on = await screen.findByRole('link', { name: 'Continue to questions' });
  expect(on).toHaveAttribute('href', '/bol/questions/edit');
  expect(screen.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/bol/quotes/vehicles');
});

describe('changing the package in the purchase (section 4)', () => {
  test('is saved at once; its price differs from the earlier one', async () => {
    const { user, api } = await openChange();
    await user.click(radio(/^Enhanced/));
    expect(await screen.findByText('Saved: Enhanced coverage.')).toBeInTheDocument();
    const { coverages } = { ...anApplicationIn('IL', 'BETTER').vehicles[0] };
    expect(sent(api)).toEqual([{ coverage_package_name: 'BETTER', liability_only: false, coverages }]);
    expect(lineOf(await covered(), 'Towing')).toHaveTextContent('$50 per tow');
    expect(screen.getByText(/Your final price will be for this one/)).toBeInTheDocument();
    expect(screen.queryByText('Estimate: $412 for 6 months')).not.toBeInTheDocument();
    expect(radio(/^Enhanced/)).toBeChecked();
  });

  test('a failed save says so, and the previous one stays [8-16]', async () => {
    const { user, api } = await openChange();
    api.use({ [CHANGE]: refusal(503, 'unavailable') });
    await user.click(radio(/^Basic/));
    expect(await screen.findByText('There was an error updating your vehicle coverage')).toBeInTheDocument();
    expect(radio(/^Better/)).toBeChecked();
  });

  test('is not offered for a car over 20 years [9-8]', async () => {
    const vehicles = [aCar('IL', 'LIABILITY', { year: new Date().getFullYear() - 21 })];
    openCoverages(anApplicationIn('IL', 'LIABILITY', { vehicles }));
    expect(await screen.findByText(/over 20 years old can only have Basic coverage/)).toBeInTheDocument();
    expect(screen.queryByText('Change this coverage')).not.toBeInTheDocument();
  });
});

test('in Spanish', async () => {
  openCoverages(anApplicationIn('IL', 'GOOD'), { language: 'es' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Qué cubre el seguro');
  const list = await screen.findByRole('list', { name: `Cubierto: ${CAR}` });
  expect(lineOf(list, 'Colisión')).toHaveTextContent('$1,000 de deducible');
  await waitFor(() => expect(screen.getByText('Continuar con las preguntas')).toBeInTheDocument());
  expect(address()).toBe('/bol/coverages');
});
