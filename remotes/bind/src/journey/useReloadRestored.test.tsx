import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { act, renderHook } from '@testing-library/react';
import { useReloadRestored } from './useReloadRestored';

const reload = jest.fn();
const openPayment = () => sessionStore.setItem(SESSION_KEYS.cardPayment, 'session-1');

/** Shows the page at this path: a new one, or one restored from the back-forward cache (`persisted`). */
function show(path: string, persisted: boolean): void {
  window.history.replaceState(null, '', path);
  renderHook(() => useReloadRestored(reload));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});

test('a restored page from before the card page reloads, and Back counts as what led to it [4-68]', () => {
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

test('a restored page without a payment does not reload, nor does a new page', () => {
  show(paths.purchaseReview(), true);
  show(paths.onlinePayment(), false);
  expect(reload).not.toHaveBeenCalled();
});
