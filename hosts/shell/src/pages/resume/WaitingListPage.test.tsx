import { refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openSite } from '../../testing/openSite';

const ACCEPTED = { status: 202, body: { status: 'accepted' } };
const follow = (answer: FakeHandlers[string] = ACCEPTED, language: 'en' | 'es' = 'en') =>
  openSite('/waiting-list/the-code', { handlers: { 'POST /v2/waiting-list/erase': answer }, language });

test('deletes the address only on a click, and says so', async () => {
  const { api, user, container } = follow();
  const button = await screen.findByRole('button', { name: 'Delete my address' });
  expect(await axe(container)).toHaveNoViolations();
  expect(api.calls).toEqual([]);
  await user.click(button);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your address is deleted' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(api.calls.map(({ body }) => body)).toEqual([{ code: 'the-code' }]);
});

test('a failure is shown, and the button works again', async () => {
  const { api, user } = follow(refusal(503, 'unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Delete my address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t delete it.');
  api.use({ 'POST /v2/waiting-list/erase': ACCEPTED });
  await user.click(screen.getByRole('button', { name: 'Delete my address' }));
  await screen.findByRole('heading', { name: 'Your address is deleted' });
});

test('in Spanish', async () => {
  follow(ACCEPTED, 'es');
  expect(await screen.findByRole('button', { name: 'Borrar mi correo electrónico' })).toBeInTheDocument();
});
