import { storedQuote } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { LATE_PAGES } from '../pages/latePages';
import { openSite } from '../testing/openSite';

test.each([
  ['/', '/quotes/new'],
  ['/?zip_code=60018', '/quotes/new?zip_code=60018'],
  ['/anything', '/quotes/new'],
  ['/vehicles/new', '/quotes/new'],
])('%s of a stranger leads to %s [2.1-1, 2.1-15, 2.1-17, R18]', async (path, place) => {
  openSite(path);
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname + window.location.search).toBe(place);
});

test('started over in another tab, this one forgets every stored name and goes to the start too [4-90, 4-91, R28, R28-2, R28-3]', async () => {
  const stored = { ...storedQuote(), filledQuoteEdit: 'true', pendingCalls: '[]' };
  const { bus, storage } = openSite('/quotes/quote-1/rates/', { stored });
  await screen.findByRole('heading', { level: 1, name: 'rates' });
  // The bridge between tabs emits what it hears.
  act(() => bus.emit('quote:started-over', { quoteId: 'quote-1' }));
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  expect(window.location.pathname).toBe('/quotes/new');
  expect(storage).toHaveLength(0);
});

test('a quote that another tab put in the place of this one is told of, and the review leads on with it', async () => {
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

test.each(['/quotes/new', '/legal/privacy', '/contact-us'])(
  'who stands at %s when that happens stays',
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

test('flagged unavailable, any step leads to contact-us [2.1-19, 2.11-4]', async () => {
  const { bus } = openSite('/quotes/review', { stored: storedQuote() });
  await screen.findByRole('heading', { level: 1, name: 'quote' });
  act(() => bus.emit('api:availability-changed', { unavailable: true }));
  await screen.findByRole('heading', { level: 1, name: 'Talk to us' });
  expect(window.location.pathname).toBe('/contact-us');
});

test('a page whose script does not come says so, and trying again brings it', async () => {
  const load = jest.spyOn(LATE_PAGES, 'privacy').mockRejectedValueOnce(new Error('down'));
  const { user } = openSite('/legal/privacy');
  await screen.findByRole('heading', { level: 1, name: 'This part of the site is not answering' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(load).toHaveBeenCalledTimes(2);
});
