import { createTransport } from '@shared/api-client';
import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { createBus } from '@shared/event-bus';
import { Link, MemoryRouter, useLocation, useNavigate } from '@shared/federation/router';
import { memoryStorage, storedQuote } from '@shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import siteConfig from '../../site.config.json';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { loadDocument } from '../testing/loadDocument';
import { ROUTES } from '../testing/routes';
import { useLeftPayment } from './useLeftPayment';

const RATES = paths.finalRates('quote-1');
const reload = jest.fn();

function Site() {
  useLeftPayment(reload);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify([pathname, state])}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to={paths.review()}>Away</Link>
    </>
  );
}

type Way = 'back_forward' | 'navigate' | 'reload';

/** Loads a document of the site at the last of these paths. */
function loadAt(path: string | string[], by: Way, stored = storedQuote()) {
  loadDocument([path].flat().at(-1) ?? '', by);
  return openAt([path].flat(), stored);
}

function openAt(entries: string[], stored = storedQuote()) {
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage: memoryStorage(stored) });
  const parts = { bus: createBus(), transport, config: siteConfig, portal: null, chatOrigin: null };
  const shell: Shell = { ...parts, language: 'en', setLanguage: () => {}, remotes: {}, routes: ROUTES };
  return render(
    <ShellContext value={shell}>
      <MemoryRouter initialEntries={entries}>
        <Site />
      </MemoryRouter>
    </ShellContext>,
  );
}

const standing = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const paying = () => sessionStore.getItem(SESSION_KEYS.cardPayment);
const openPayment = (session = 'session-1') => sessionStore.setItem(SESSION_KEYS.cardPayment, session);

/** Fires pageshow: from the back-forward cache, or for the first time. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test.each([RATES, paths.payments(), paths.purchaseReview(), paths.start(), paths.rates('quote-1')])(
  'Back from the card page to %s redirects to the final quote, once [4-68, R17-4]',
  (path) => {
    openPayment();
    loadAt(path, 'back_forward');
    expect(standing()).toEqual([RATES, { left: 'session-1' }]);
    expect(paying()).toBeNull();
  },
);

test.each([RATES, paths.payments(), paths.start()])(
  'so does Back to %s in the same document, as browsers move between entries of one document before a reload',
  (path) => {
    openPayment();
    loadAt([path, paths.onlinePayment()], 'navigate');
    fireEvent.click(screen.getByText('Back'));
    expect(standing()).toEqual([RATES, { left: 'session-1' }]);
    expect(paying()).toBeNull();
  },
);

test('so does Back right after a reload of the card page, before its scripts run [4-68]', () => {
  openPayment();
  loadDocument(paths.onlinePayment(), 'reload', RATES);
  openAt([RATES]);
  expect(standing()).toEqual([RATES, { left: 'session-1' }]);
});

test.each([paths.onlinePayment(), paths.cardDetails()])(
  'Back from %s before the payment is open cancels whichever opens',
  (card) => {
    loadAt(card, 'reload').unmount();
    loadAt(paths.payments(), 'back_forward');
    expect(standing()).toEqual([RATES, { left: '' }]);
  },
);

test('after a reload of the card page, Back still knows which payment to cancel', () => {
  openPayment();
  loadAt(paths.onlinePayment(), 'reload').unmount();
  loadAt(RATES, 'back_forward');
  expect(standing()).toEqual([RATES, { left: 'session-1' }]);
});

test('a link away from the card page keeps the payment open, and a later Back does not redirect', () => {
  openPayment();
  const { unmount } = loadAt(paths.onlinePayment(), 'navigate');
  fireEvent.click(screen.getByText('Away'));
  expect([standing(), paying()]).toEqual([[paths.review(), null], null]);
  unmount();
  loadAt(paths.review(), 'back_forward');
  expect(standing()).toEqual([paths.review(), null]);
});

test.each([paths.privacy(), paths.contactUs()])('%s belongs to no quote: history shows it', (path) => {
  openPayment();
  loadAt(path, 'back_forward');
  expect([standing(), paying()]).toEqual([[path, null], 'session-1']);
});

test('without a stored quote there is no final quote to redirect to', () => {
  openPayment();
  loadAt(paths.start(), 'back_forward', {});
  expect(standing()).toEqual([paths.start(), null]);
});

describe('restored from the back-forward cache', () => {
  test('a page of the quote redirects to the final quote and reloads [4-68]', () => {
    const { unmount } = loadAt(paths.payments(), 'navigate');
    openPayment();
    show(true);
    expect(standing()).toEqual([RATES, { left: 'session-1' }]);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
  });

  test.each([paths.onlinePayment(), paths.cardDetails(), paths.signatures()])(
    '%s reloads, since its payment may have ended [R23-2]',
    (path) => {
      loadAt(path, 'navigate');
      show(true);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test('a page reached without leaving a payment stays unchanged', () => {
    loadAt(paths.review(), 'navigate');
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a first show does not count as a return', () => {
    loadAt(paths.onlinePayment(), 'navigate');
    show(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
