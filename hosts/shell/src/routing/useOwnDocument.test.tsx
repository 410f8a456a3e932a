import { BrowserRouter, Link } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOwnDocument } from './useOwnDocument';

const load = jest.fn();

function Site({ to }: { to: string }) {
  return (
    <>
      <output>{useOwnDocument(load) ? 'loading' : 'here'}</output>
      <Link to={to}>go</Link>
    </>
  );
}

/** The browser's own change of the address while the router draws for the first time, before it listens. */
function GoingBack({ to }: { to: string }) {
  window.history.replaceState(null, '', to);
  return null;
}

beforeEach(() => load.mockClear());

test.each([
  ['/bol/payments', '/bol/online-payment', 'loading'],
  ['/bol/payments', '/bol/card-details', 'loading'],
  ['/bol/card-details', '/bol/signatures', 'loading'],
  ['/bol/online-payment', '/bol/quotes/q1/rates', 'loading'],
  ['/bol/signatures', '/bol/quotes/q1/confirmation', 'loading'],
  ['/bol/quotes/q1/rates', '/bol/payments', 'here'],
  ['/bol/signatures', '/bol/signatures', 'here'],
])('from %s to %s reloads: %s [R23-2]', async (from, to, said) => {
  window.history.replaceState(null, '', from);
  render(
    <BrowserRouter>
      <Site to={to} />
    </BrowserRouter>,
  );
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(said === 'loading' ? 1 : 0);
});

test('Back that comes before the router listens reloads the page it left [R23-2]', () => {
  window.history.replaceState(null, '', '/bol/card-details');
  render(
    <BrowserRouter>
      <Site to="/" />
      <GoingBack to="/bol/quotes/q1/rates" />
    </BrowserRouter>,
  );
  expect(load).toHaveBeenCalledTimes(1);
});
