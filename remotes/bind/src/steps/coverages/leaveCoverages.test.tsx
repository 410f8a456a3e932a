import { packagesBasis } from '@shared/domain/purchase';
import { refusal } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { openAt } from '../../testing/openAt';
import { address, anApplicationIn, CHANGE, openCoverages, REVIEW, sent } from './testing/openCoverages';

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const goOn = () => screen.findByRole('link', { name: 'Continue to questions' });

beforeEach(() => sessionStorage.clear());

test('saves once that the coverages were reviewed, so a returning shopper does not skip them [R9-4]', async () => {
  const quote = anApplicationIn('MO', 'GOOD');
  const { user, api } = openCoverages(quote);
  await user.click(await goOn());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
  expect(sent(api)).toEqual([{ reviewed_coverages: packagesBasis(quote.vehicles) }]);
});

test.each([
  ['Control', 'MouseLeft'],
  ['Alt', 'MouseMiddle'],
])('with %s and %s, the next step opens in a new tab once it may be entered', async (held, button) => {
  const quote = anApplicationIn('MO', 'GOOD');
  const { user, api } = openCoverages(quote);
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const target = await goOn();
  await user.keyboard(`{${held}>}`);
  await user.pointer({ keys: `[${button}]`, target });
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/bol/questions/edit', '_blank', 'noopener'));
  expect(sent(api)).toEqual([{ reviewed_coverages: packagesBasis(quote.vehicles) }]);
  expect(address()).toBe('/bol/coverages');
  opened.mockRestore();
});

test('opening the link’s menu saves too, so that its "open in new tab" leads to the questions', async () => {
  const quote = anApplicationIn('MO', 'GOOD');
  const { user, api } = openCoverages(quote);
  await user.pointer({ keys: '[MouseRight]', target: await goOn() });
  await waitFor(() => expect(sent(api)).toEqual([{ reviewed_coverages: packagesBasis(quote.vehicles) }]));
  expect(address()).toBe('/bol/coverages');
});

test('only continues if the current coverages were already reviewed', async () => {
  const quote = anApplicationIn('MO', 'GOOD');
  const reviewed_coverages = packagesBasis(quote.vehicles);
  const { user, api } = openCoverages({ ...quote, reviewed_coverages });
  await user.click(await goOn());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
  expect(sent(api)).toEqual([]);
});

test('a failed save says so, stays, and can be retried', async () => {
  const quote = anApplicationIn('MO', 'GOOD');
  const { user, api } = openCoverages(quote, { handlers: { [REVIEW]: refusal(503, 'unavailable') } });
  await user.click(await goOn());
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your review');
  expect(address()).toBe('/bol/coverages');
  api.use({ [REVIEW]: { ...quote, version: 2, reviewed_coverages: packagesBasis(quote.vehicles) } });
  await user.click(await goOn());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
});

test('waits for a package that is being saved, and saves the coverages that result', async () => {
  const quote = anApplicationIn('MO', 'GOOD', { reviewed_coverages: null });
  const better = anApplicationIn('MO', 'BETTER', { version: 2 });
  let answer: (() => void) | undefined;
  const held = new Promise<void>((come) => (answer = come));
  const { user, api } = openCoverages(quote, {
    handlers: { [CHANGE]: () => held.then(() => ({ vehicle: better.vehicles[0], quote: better })) },
  });
  await user.click(await screen.findByText('Change this coverage'));
  await user.click(radio(/^Enhanced/));
  expect(await goOn()).toHaveAttribute('aria-busy', 'true');
  await user.click(await goOn());
  expect(address()).toBe('/bol/coverages');
  answer?.();
  await screen.findByText('Saved: Enhanced coverage.');
  const { coverages } = { ...better.vehicles[0] };
  expect(sent(api)).toEqual([{ coverage_package_name: 'BETTER', liability_only: false, coverages }]);
  await user.click(await goOn());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
  expect(sent(api)[1]).toEqual({ reviewed_coverages: packagesBasis(better.vehicles) });
});

test('after a change from the application review, there is only the way forward (reading 17) [R17-3]', async () => {
  const quote = anApplicationIn('MO', 'GOOD');
  const reviewed_coverages = packagesBasis(quote.vehicles);
  const { user } = openCoverages({ ...quote, reviewed_coverages }, { state: FROM_REVIEW });
  const back = await screen.findByRole('link', { name: 'Go back' });
  expect(back).toHaveAttribute('href', FROM_REVIEW.previousPath);
  await user.click(screen.getByText('Change this coverage'));
  await user.click(radio(/^Basic/));
  await screen.findByText('Saved: Basic coverage.');
  expect(back).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the review' })).toBeInTheDocument();
});

test('the questions cannot be opened by URL before', async () => {
  openAt('/bol/questions/edit', anApplicationIn('MO', 'GOOD'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('What’s covered on each car');
  expect(address()).toBe('/bol/coverages');
});

test('opened from the application review, it returns there (reading 17)', async () => {
  expect(FROM_REVIEW.previousPath).toBe('/bol/quotes/review');
  openCoverages(anApplicationIn('MO', 'GOOD'), { state: FROM_REVIEW });
  const on = await screen.findByRole('link', { name: 'Back to the review' });
  expect(on).toHaveAttribute('href', FROM_REVIEW.previousPath);
});
