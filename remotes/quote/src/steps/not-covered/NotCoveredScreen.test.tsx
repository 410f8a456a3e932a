import { refusal, type FakeHandlers } from '@shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openAt } from '../../testing/openAt';

test.each([
  // Untrusted text in the URL is shown as digits only (reading 18).
  ['?location=9%3Cb%3E0210call%20me', "We don't cover 90210"],
  ['', 'We don’t cover this ZIP code'],
])('%s reads %s (2.4) [2.4-1, R18-8]', async (query, title) => {
  openAt(`/quotes/not-covered${query}`, null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  ['90210', '90210 is in Beverly Hills, California. We’re not there yet.'],
  ['00000', 'We couldn’t find 00000. Check the 5 digits and try again.'],
])('%s: names the place, or says that the ZIP is unknown (issue 17)', async (zip, text) => {
  openAt(`/quotes/not-covered?location=${zip}`, null, {
    handlers: {
      'GET /v2/locations/lookup': ({ query }) =>
        query.get('zip_code') === '90210'
          ? {
              zip_code: '90210',
              state: 'CA',
              counties: [{ name: 'Los Angeles', cities: ['Beverly Hills'] }],
              covered: false,
            }
          : refusal(404, 'zip_not_found'),
    },
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the button clears the ZIP and returns to the start (2.4) [2.4-2]', async () => {
  const { user } = openAt('/quotes/new', null, {
    handlers: { 'GET /v2/locations/lookup': () => refusal(404, 'zip_not_found') },
  });
  await user.type(await screen.findByLabelText(/ZIP code where/), '90210{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Try another ZIP code' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/quotes/new');
  expect(screen.getByLabelText(/ZIP code where/)).toHaveValue('');
});

const BEVERLY_HILLS: FakeHandlers = {
  'GET /v2/locations/lookup': {
    zip_code: '90210',
    state: 'CA',
    counties: [{ name: 'Los Angeles', cities: ['Beverly Hills'] }],
    covered: false,
  },
  'POST /v2/waiting-list': { status: 202, body: { status: 'accepted' } },
};
const openBeverlyHills = (options = {}) =>
  openAt('/quotes/not-covered?location=90210', null, { handlers: BEVERLY_HILLS, ...options });

test('a misspelled mail domain gets a hint, in Spanish too', async () => {
  const { user } = openBeverlyHills({ language: 'es' });
  await user.type(await screen.findByLabelText('Su correo electrónico'), 'ana@gmail.con');
  await user.tab();
  expect(screen.getByText('¿Quiso decir ana@gmail.com?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar esta dirección' }));
  expect(screen.getByLabelText('Su correo electrónico')).toHaveValue('ana@gmail.com');
});

test('offers to email when we come, only after the box is checked (reading 52)', async () => {
  const { user, api, container } = openBeverlyHills();
  const button = await screen.findByRole('button', { name: 'Email me when you get there' });
  const consent = screen.getByRole('checkbox', { name: /^Yes, email me once/ });
  expect(consent).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText('Your email address')).toHaveAccessibleDescription(/full email address/);
  expect(consent).toHaveAccessibleDescription(/Check the box/);
  await user.type(screen.getByLabelText('Your email address'), 'ann@example.com');
  await user.click(consent);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'We’ll email you when we get to 90210' })).toHaveFocus();
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ to: 'ann@example.com', zip_code: '90210', consent: { version: '2026-11' } }]);
});

test('a failure is shown and keeps what was typed', async () => {
  const { user, api } = openBeverlyHills();
  api.use({ ...BEVERLY_HILLS, 'POST /v2/waiting-list': refusal(503, 'unavailable') });
  await user.type(await screen.findByLabelText('Your email address'), 'ann@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Email me when you get there' }));
  expect(await screen.findByText('We couldn’t add you to the list.')).toBeInTheDocument();
  expect(screen.getByLabelText('Your email address')).toHaveValue('ann@example.com');
});

test('an unknown ZIP code offers no email', async () => {
  openAt('/quotes/not-covered?location=00000', null, {
    handlers: { 'GET /v2/locations/lookup': () => refusal(404, 'zip_not_found') },
  });
  await screen.findByText(/We couldn’t find 00000/);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('in Spanish, the state has its Spanish name', async () => {
  const place = { zip_code: '10001', state: 'NY', covered: false };
  const counties = [{ name: 'New York', cities: ['New York'] }];
  openAt('/quotes/not-covered?location=10001', null, {
    handlers: { 'GET /v2/locations/lookup': { ...place, counties } },
    language: 'es',
  });
  expect(await screen.findByText(/^10001 está en New York, Nueva York\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Avísenme cuando lleguen' })).toBeInTheDocument();
});
