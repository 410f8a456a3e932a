import { storedQuote } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { LAZY_PAGES } from '../pages/lazyPages';
import { openSite } from '../testing/openSite';

// The table of placeFor has every route.
test.each([
  ['/?zip_code=60018', '/quotes/new?zip_code=60018'],
  ['/vehicles/new', '/quotes/new'],
])('%s without a stored quote redirects to %s [2.1-1, 2.1-17, R18]', async (path, place) => {
  openSite(path);
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname + window.location.search).toBe(place);
});

test('start over in another tab also clears every stored name here and leads to the start [4-90, 4-91, R28, R28-2, R28-3]', async () => {
  const stored = { ...storedQuote(), filledQuoteEdit: 'true', pendingCalls: '[]' };
  const { bus, storage } = openSite('/quotes/quote-1/rates/', { stored });
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  // The bridge between tabs emits the events it receives.
  act(() => bus.emit('quote:started-over', { quoteId: 'quote-1' }));
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname).toBe('/quotes/new');
  expect(storage).toHaveLength(0);
});

test('a quote replaced in another tab is announced, and the review shows the new one', async () => {
  const { bus, storage } = openSite('/quotes/quote-1/rates/', { stored: storedQuote() });
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  const identify = (quoteId: string) => act(() => bus.emit('quote:identified', { quoteId, state: 'IL' }));
  identify('quote-1');
  expect(window.location.pathname).toBe('/quotes/quote-1/rates/');
  storage.setItem('quoteId', 'quote-2');
  identify('quote-2');
  expect(await screen.findByText(/Another quote was opened in another tab/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/quotes/review');
});

test.each(['/quotes/new', '/legal/privacy'])(
  'a shopper at %s stays there when that happens',
  async (path) => {
    const { bus } = openSite(path, { stored: storedQuote() });
    await screen.findByRole('heading', { level: 1 });
    for (const quoteId of ['quote-1', 'quote-2']) {
      act(() => bus.emit('quote:identified', { quoteId, state: 'IL' }));
    }
    expect(window.location.pathname).toBe(path);
    expect(screen.queryByText(/Another quote was opened/)).not.toBeInTheDocument();
  },
);

test('while the API is flagged unavailable, any step redirects to contact-us [2.1-19, 2.11-4]', async () => {
  const { bus } = openSite('/quotes/review', { stored: storedQuote() });
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  act(() => bus.emit('api:availability-changed', { unavailable: true }));
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
  expect(window.location.pathname).toBe('/contact-us');
});

test('a page whose script fails to load says so, and retrying loads it', async () => {
  const load = jest.spyOn(LAZY_PAGES, 'privacy').mockRejectedValueOnce(new Error('down'));
  const { user } = openSite('/legal/privacy');
  await screen.findByRole('heading', { level: 1, name: 'This part of the site isn’t answering' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(load).toHaveBeenCalledTimes(2);
});
