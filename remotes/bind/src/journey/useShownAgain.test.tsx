import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { act, renderHook } from '@testing-library/react';
import { useShownAgain } from './useShownAgain';

const reload = jest.fn();
const openPayment = () => sessionStore.setItem(SESSION_KEYS.cardPayment, 'session-1');

/** The browser shows the page at this path, for the first time or from its back-forward cache. */
function show(path: string, persisted: boolean): void {
  window.history.replaceState(null, '', path);
  renderHook(() => useShownAgain(reload));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('a page from before the card page reloads, as one that history led to [4-68]', () => {
  openPayment();
  show(paths.payments(), true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStore.getItem(SESSION_KEYS.cardEntry)).toBe('Infinity');
});

test.each([paths.onlinePayment(), paths.cardDetails(), paths.signatures()])(
  '%s reloads, since its payment may be over [R23-2]',
  (path) => {
    show(path, true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('a page without a payment stays as it is, and so does one shown for the first time', () => {
  show(paths.purchaseReview(), true);
  show(paths.onlinePayment(), false);
  expect(reload).not.toHaveBeenCalled();
});
