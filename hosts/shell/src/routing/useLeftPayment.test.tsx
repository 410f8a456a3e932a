import { createTransport } from '@shared/api-client';
import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { createBus } from '@shared/event-bus';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { memoryStorage, storedQuote } from '@shared/testing';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import siteConfig from '../../site.config.json';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { ROUTES } from '../testing/routes';
import { leaveByBack } from './leaveByBack';
import { useLeftPayment } from './useLeftPayment';

const RATES = paths.finalRates('quote-1');

/** The paths at which a page was drawn, in order. */
const drawn: string[] = [];

function Site() {
  const isChecking = useLeftPayment();
  const { pathname, state } = useLocation();
  useLayoutEffect(() => {
    if (!isChecking) drawn.push(pathname);
  }, [isChecking, pathname]);
  return <output>{isChecking ? 'checking' : JSON.stringify([pathname, state])}</output>;
}

interface Loaded {
  /** The path the document was loaded for, if Back changed the path before any script ran. */
  for?: string;
  by?: 'back_forward' | 'navigate' | 'reload';
  /** The router's number of the history entry. */
  entry?: number;
  stored?: Record<string, string>;
}

/** The browser shows a document at a path, before any script runs. */
function openDocument(path: string, { for: first = path, by = 'reload', entry = 0 }: Loaded) {
  window.history.replaceState({ idx: entry }, '', path);
  const document = { type: by, name: new URL(first, window.location.href).href };
  Object.assign(performance, { getEntriesByType: () => [document] });
}

/** Loads the site at a path. */
function loadAt(path: string, { stored = storedQuote(), ...loaded }: Loaded) {
  openDocument(path, loaded);
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage: memoryStorage(stored) });
  const parts = {
    bus: createBus(),
    transport,
    config: siteConfig,
    portal: null,
    chatOrigin: null,
    release: 'r2',
  };
  const shell: Shell = { ...parts, language: 'en', setLanguage: () => {}, remotes: {}, routes: ROUTES };
  return render(
    <ShellContext value={shell}>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ShellContext>,
  );
}

const place = async (): Promise<unknown> => JSON.parse((await screen.findByText(/^\[/)).textContent);
const paying = () => sessionStore.getItem(SESSION_KEYS.cardPayment);

/** Stores a payment as this tab's card page does at a history entry. */
function openPayment(entry = 3, session = 'session-1') {
  sessionStore.setItem(SESSION_KEYS.cardPayment, session);
  sessionStore.setItem(SESSION_KEYS.cardEntry, String(entry));
}

// Loaded with the test, so that no test waits for the module under load.
beforeAll(() => import('./leaveByBack'));
beforeEach(() => {
  sessionStorage.clear();
  drawn.length = 0;
});

const BEFORE = [RATES, paths.payments(), paths.purchaseReview(), paths.start(), paths.rates('quote-1')];

test.each(BEFORE)(
  'Back from the card page to %s leads to the final quote, once [4-68, R17-4]',
  async (path) => {
    openPayment();
    loadAt(path, { by: 'reload', entry: 2 });
    expect(screen.getByText('checking')).toBeInTheDocument();
    expect(await place()).toEqual([RATES, { left: 'session-1' }]);
    expect(drawn).toEqual([RATES]);
    expect(paying()).toBeNull();
  },
);

test('Back from a card page opened by its URL does too [4-68]', async () => {
  openPayment(0);
  loadAt(RATES, { by: 'back_forward', entry: 5 });
  expect(await place()).toEqual([RATES, { left: 'session-1' }]);
});

test('Back before a reloaded card page ran its scripts first loads a new document, which leads there [4-68, R23-2]', async () => {
  openPayment();
  openDocument(RATES, { for: paths.onlinePayment(), entry: 2 });
  const [navigate, reload] = [jest.fn(), jest.fn()];
  expect(leaveByBack('quote-1', navigate, reload)).toBe(false);
  expect([navigate.mock.calls, reload.mock.calls.length, paying()]).toEqual([[], 1, 'session-1']);

  loadAt(RATES, { entry: 2 });
  expect(await place()).toEqual([RATES, { left: 'session-1' }]);
});

test('if the card page did not know its payment yet, Back names none', async () => {
  openPayment(3, '');
  loadAt(RATES, { entry: 2 });
  expect(await place()).toEqual([RATES, { left: '' }]);
});

test.each([
  [paths.start(), 4],
  [paths.privacy(), 4],
  [RATES, 3],
])('a link or a redirect to %s (entry %i) leaves the payment as it is', async (path, entry) => {
  openPayment();
  loadAt(path, { entry });
  expect([await place(), paying()]).toEqual([[path, null], null]);
});

test.each([paths.onlinePayment(), paths.cardDetails()])(
  'reloading %s does not leave the payment',
  async (path) => {
    openPayment();
    loadAt(path, { entry: 3 });
    expect([await place(), paying()]).toEqual([[path, null], 'session-1']);
  },
);

test('a signing service’s return to the confirmation, a new document, is not Back [2.12-61]', async () => {
  openPayment();
  loadAt(paths.confirmation('quote-1'), { by: 'navigate' });
  expect(await place()).toEqual([paths.confirmation('quote-1'), null]);
});

test('without a stored quote there is no final quote to lead to', async () => {
  openPayment();
  loadAt(paths.start(), { entry: 2, stored: {} });
  expect(await place()).toEqual([paths.start(), null]);
});
