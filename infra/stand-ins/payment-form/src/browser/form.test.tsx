import { axe } from 'jest-axe';
import './form';
import type { FormEvent } from './form';

const ORIGIN = window.location.origin;

function open(language = 'en') {
  const events: FormEvent[] = [];
  const posted: Record<string, unknown>[] = [];
  window.PaymentForm.open({
    sessionKey: 'ps_1.form',
    amount: 1,
    billingZip: '60018',
    billingStreet: '1 Elm St',
    holderName: 'Ann Doe',
    reference: 'Q-1',
    accountGroup: 'USIC',
    language,
    onEvent: (event) => events.push(event),
  });
  const dialog = document.querySelector('dialog');
  const frame = dialog?.querySelector('iframe');
  if (!dialog || !frame?.contentWindow) throw new Error('no form');
  const source = frame.contentWindow;
  jest.spyOn(source, 'postMessage').mockImplementation((message: Record<string, unknown>) => {
    posted.push(message);
  });
  const focus = jest.spyOn(source, 'focus').mockImplementation();
  const state = new URL(frame.src).hash.slice(1);
  const say = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data: { state, ...data }, origin: ORIGIN, source }));
  return { events, posted, dialog, focus, say };
}

afterEach(() => document.body.replaceChildren());

test('opens over the page with what the site knows, except the amount', () => {
  const { posted, dialog, say } = open();
  expect([dialog.open, dialog.ariaLabel]).toEqual([true, 'Card payment']);
  say({ type: 'ready' });
  expect(posted).toEqual([
    {
      type: 'start',
      token: 'ps_1.form',
      account: 'USIC',
      zip: '60018',
      holder: 'Ann Doe',
      street: '1 Elm St',
      state: expect.any(String),
    },
  ]);
});

test('while loading it shows progress, and a way out at once', async () => {
  const { events, dialog } = open('es');
  expect(dialog.querySelector('[role=status]')?.textContent).toBe('Preparando el pago');
  expect(await axe(dialog, { iframes: false })).toHaveNoViolations();
  const close = dialog.querySelector('button');
  expect([close?.textContent, close?.style.minHeight]).toEqual(['Cerrar', '44px']);
  close?.click();
  expect(events).toEqual([{ type: 'close' }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('once loaded it reports ready, and the focus is in its page, not on an element of ours', () => {
  const { events, dialog, focus, say } = open();
  say({ type: 'ready' });
  expect(dialog.querySelector('button')).not.toBeNull();
  say({ type: 'shown' });
  expect(events).toEqual([{ type: 'ready' }]);
  expect(dialog.querySelector('button')).toBeNull();
  expect([focus.mock.calls.length, document.activeElement]).toEqual([1, document.body]);
});

test('a form that fails to load removes itself, and does not count as cancelled', () => {
  jest.useFakeTimers();
  const { events } = open();
  jest.advanceTimersByTime(20_000);
  const late = { type: 'error', description: 'The card service isn’t answering.' };
  expect([events, document.querySelector('dialog')]).toEqual([[late], null]);
  jest.useRealTimers();
  const second = open();
  second.say({ type: 'failed', description: 'over' });
  expect(second.events).toEqual([{ type: 'error', description: 'over' }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('complete, then close: two events, and the page is usable again', () => {
  const { events, say } = open();
  say({ type: 'paid', session_id: 'ps_1' });
  expect(document.querySelector('dialog')).not.toBeNull();
  say({ type: 'left' });
  expect(events).toEqual([{ type: 'complete', result: { session_id: 'ps_1' } }, { type: 'close' }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test("an error of a loaded form is reported; the dialog's Escape closes", () => {
  const { events, dialog, say } = open();
  say({ type: 'shown' });
  say({ type: 'failed', description: 'broken' });
  expect(dialog.isConnected).toBe(true);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(events).toEqual([{ type: 'ready' }, { type: 'error', description: 'broken' }, { type: 'close' }]);
  expect(document.querySelector('dialog')).toBeNull();
});
