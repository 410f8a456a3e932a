import type { StateCode } from '@shared/domain';
import { openChoices } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { refusal } from '@shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { coverages as en } from '../../locales/en/coverages';
import { aCar, address, anApplicationIn, openCoverages, SIGN, signedOf } from './testing/openCoverages';

const boxes = () => screen.getAllByRole('checkbox');
const sign = () => screen.getByRole('button', { name: 'Sign and continue' });
const sentBodies = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/consents')).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

test.each([
  ['TX', 'GOOD', ['uim_rejection', 'umpd_rejection', 'pip_rejection']],
  ['OK', 'LIABILITY', ['um_rejection']],
  ['PA', 'BETTER', ['tort_limited']],
] as const)(
  '%s, %s: each choice has its wording and an unchecked box; signing sends what was shown [R22-4, R39]',
  async (state: StateCode, name, kinds) => {
    const quote = anApplicationIn(state, name);
    const { user, api, container } = openCoverages(quote);
    await screen.findByRole('button', { name: 'Sign and continue' });
    for (const kind of kinds) {
      expect(screen.getByText(choiceWording(state, kind)?.en ?? 'none')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: en.kind[kind] })).toBeInTheDocument();
    }
    expect(boxes().map((box) => Object.assign(box, {}).getAttribute('name'))).toEqual([...kinds]);
    boxes().forEach((box) => expect(box).not.toBeChecked());
    expect(await axe(container)).toHaveNoViolations();
    for (const box of boxes()) await user.click(box);
    await user.click(sign());
    await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
    expect(sentBodies(api.calls)).toEqual([
      { choices: openChoices(quote).map(({ kind, basis }) => ({ kind, basis, version: '2026-11' })) },
    ]);
  },
);

test('an unchecked box is reported at the top and at the box, and nothing is sent', async () => {
  const { user, api } = openCoverages(anApplicationIn('TX', 'BETTER'));
  await screen.findByRole('button', { name: 'Sign and continue' });
  const [first, second] = boxes();
  if (first) await user.click(first);
  await user.click(sign());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const line = within(summary).getByRole('link', { name: en.unsigned.pip_rejection });
  expect(second).toHaveAccessibleDescription(en.unsigned.pip_rejection);
  await user.click(line);
  expect(second).toHaveFocus();
  expect(sentBodies(api.calls)).toEqual([]);
});

test('no rejection is forced: the page says where to get the coverage', async () => {
  openCoverages(anApplicationIn('TX', 'GOOD'));
  expect(await screen.findByText(/change the car above to Enhanced coverage/)).toBeInTheDocument();
  const talk = screen.getAllByRole('link', { name: 'Contact us' });
  expect(talk).toHaveLength(2);
  expect(talk[0]).toHaveAttribute('href', '/contact-us');
});

test('a car too old for another package is referred to an agent', async () => {
  const vehicles = [aCar('OK', 'LIABILITY', { year: 2003 })];
  openCoverages(anApplicationIn('OK', 'LIABILITY', { vehicles }));
  expect(await screen.findByText(/Cars over 20 years old can’t have a package/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.queryByText(/change the car above/)).not.toBeInTheDocument();
});

test('another package asks for what it lacks, and earlier checks do not count', async () => {
  const { user } = openCoverages(anApplicationIn('OK', 'GOOD'));
  expect(await screen.findByRole('link', { name: 'Continue to questions' })).toBeInTheDocument();
  await user.click(screen.getByText('Change this coverage'));
  await user.click(screen.getByRole('radio', { name: /^Basic/ }));
  await screen.findByRole('heading', { name: 'What Oklahoma asks you to sign' });
  expect(screen.queryByRole('link', { name: 'Continue to questions' })).not.toBeInTheDocument();
  expect(boxes()).toHaveLength(1);
  expect(boxes()[0]).not.toBeChecked();
});

test('a rejection lists its cars', async () => {
  const vehicles = [
    aCar('OK', 'LIABILITY', { id: 'a', model: 'Corolla' }),
    aCar('OK', 'GOOD', { id: 'b' }),
    aCar('OK', 'LIABILITY', { id: 'c', model: 'Yaris' }),
  ];
  openCoverages(anApplicationIn('OK', 'GOOD', { vehicles }));
  expect(await screen.findByText('For your 2019 Toyota Corolla and 2019 Toyota Yaris')).toBeInTheDocument();
});

test('tort links to the answer it follows from', async () => {
  openCoverages(anApplicationIn('PA', 'BETTER'));
  const link = await screen.findByRole('link', { name: 'Change the answer' });
  expect(link).toHaveAttribute('href', '/bol/drivers/driver-1/edit');
});

test('a signed choice shows its date, and nothing is asked again', async () => {
  openCoverages(signedOf(anApplicationIn('TX', 'GOOD')));
  const signed = await screen.findByRole('region', { name: 'What you signed' });
  expect(
    within(signed)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(
    (['uim_rejection', 'umpd_rejection', 'pip_rejection'] as const).map(
      (kind) => `${en.kind[kind]}: signed on November 21, 2026`,
    ),
  );
  expect(within(signed).getByRole('link', { name: 'See what you agreed to' })).toHaveAttribute(
    'href',
    '/legal/privacy',
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('coverages changed in another tab: the error is shown, and the quote is refetched', async () => {
  const quote = anApplicationIn('OK', 'LIABILITY');
  let current = quote;
  const message = 'Your coverages have changed since this was shown.';
  const { user } = openCoverages(quote, {
    handlers: {
      'GET /v2/quotes/:id': () => current,
      [SIGN]: () => {
        current = anApplicationIn('OK', 'GOOD', { version: 2 });
        return refusal(409, 'choice_not_open', message);
      },
    },
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(sign());
  expect(await screen.findByRole('link', { name: 'Continue to questions' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a failed call keeps the boxes checked for a retry', async () => {
  const { user, api } = openCoverages(anApplicationIn('OK', 'LIABILITY'), {
    handlers: { [SIGN]: refusal(503, 'unavailable') },
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(sign());
  expect(await screen.findByRole('alert')).toHaveTextContent(en.choices.failed);
  expect(screen.getByRole('checkbox')).toBeChecked();
  api.use({ [SIGN]: { quote: signedOf(anApplicationIn('OK', 'LIABILITY')) } });
  await user.click(sign());
  await waitFor(() => expect(address()).toBe('/bol/questions/edit'));
});

test('in Spanish the wording to sign is Spanish', async () => {
  openCoverages(anApplicationIn('OK', 'LIABILITY'), { language: 'es' });
  expect(await screen.findByText(choiceWording('OK', 'um_rejection')?.es ?? 'none')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Firmar y continuar' })).toBeInTheDocument();
});
