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

/** A document of the site at the last of these addresses. */
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

/** The browser shows the page again as it stood, or for the first time. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test.each([RATES, paths.payments(), paths.purchaseReview(), paths.start(), paths.rates('quote-1')])(
  'Back from the card page to %s leads to the final quote, once [4-68, R17-4]',
  (path) => {
    openPayment();
    loadAt(path, 'back_forward');
    expect(standing()).toEqual([RATES, { left: 'session-1' }]);
    expect(paying()).toBeNull();
  },
);

test.each([RATES, paths.payments(), paths.start()])(
  'so does Back to %s in the same document, as browsers go between entries that were one before a reload',
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
  'Back from %s before the payment is open leaves whichever opens',
  (card) => {
    loadAt(card, 'reload').unmount();
    loadAt(paths.payments(), 'back_forward');
    expect(standing()).toEqual([RATES, { left: '' }]);
  },
);

test('a reload of the card page still knows the payment that Back leaves', () => {
  openPayment();
  loadAt(paths.onlinePayment(), 'reload').unmount();
  loadAt(RATES, 'back_forward');
  expect(standing()).toEqual([RATES, { left: 'session-1' }]);
});

test('a link away from the card page leaves the payment open, and a later Back stays where it arrives', () => {
  openPayment();
  const { unmount } = loadAt(paths.onlinePayment(), 'navigate');
  fireEvent.click(screen.getByText('Away'));
  expect([standing(), paying()]).toEqual([[paths.review(), null], null]);
  unmount();
  loadAt(paths.review(), 'back_forward');
  expect(standing()).toEqual([paths.review(), null]);
});

test.each([paths.privacy(), paths.contactUs()])('%s is of no quote: history shows it', (path) => {
  openPayment();
  loadAt(path, 'back_forward');
  expect([standing(), paying()]).toEqual([[path, null], 'session-1']);
});

test('without a stored quote there is no final quote to lead to', () => {
  openPayment();
  loadAt(paths.start(), 'back_forward', {});
  expect(standing()).toEqual([paths.start(), null]);
});

describe('shown again by the back-forward cache', () => {
  test('a page of the quote leads to the final quote and is loaded anew [4-68]', () => {
    const { unmount } = loadAt(paths.payments(), 'navigate');
    openPayment();
    show(true);
    expect(standing()).toEqual([RATES, { left: 'session-1' }]);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
  });

  test.each([paths.onlinePayment(), paths.cardDetails(), paths.signatures()])(
    '%s is loaded anew: its payment may be over [R23-2]',
    (path) => {
      loadAt(path, 'navigate');
      show(true);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test('a page that no payment was left for stays as it stood', () => {
    loadAt(paths.review(), 'navigate');
    show(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a first show is no return', () => {
    loadAt(paths.onlinePayment(), 'navigate');
    show(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
