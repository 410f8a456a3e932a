import './sdk';
import type { CardEvent } from './sdk';

const ORIGIN = window.location.origin;
const TOKEN = 'ps_1.mac';

let events: CardEvent[];
let place: HTMLElement;
let posted: [message: Record<string, unknown>, origin: unknown][];

function collect(language = 'en') {
  events = [];
  posted = [];
  place = document.createElement('div');
  document.body.append(place);
  const opened = window.CardSdk.collect({
    token: TOKEN,
    configId: 'pay-fcic-01',
    element: place,
    language,
    onEvent: (event) => events.push(event),
  });
  const frame = place.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('no frame');
  const source = frame.contentWindow;
  jest
    .spyOn(source, 'postMessage')
    .mockImplementation((message: Record<string, unknown>, origin: unknown) => {
      posted.push([message, origin]);
    });
  const state = new URL(frame.src).hash.slice(1);
  const say = (data: object, change: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { state, ...data }, origin: ORIGIN, source, ...change }),
    );
  return { opened, frame, state, say };
}

afterEach(() => document.body.replaceChildren());

test('a frame of its own origin gets the token once, and only there; each frame has its own state', () => {
  const { frame, state, say } = collect('es');
  expect(frame.src).toBe(`${ORIGIN}/card?language=es#${state}`);
  expect([frame.title, frame.src.includes(TOKEN), state.length]).toEqual(['Pago con tarjeta', false, 32]);
  say({ type: 'ready' });
  say({ type: 'ready' });
  const start = {
    type: 'start',
    token: TOKEN,
    account: 'pay-fcic-01',
    zip: '',
    holder: '',
    street: '',
    state,
  };
  expect(posted).toEqual([[start, ORIGIN]]);
  expect(collect().state).not.toBe(state);
});

test('it is ready once the fields have loaded, not when their page starts loading them', () => {
  const { say } = collect();
  say({ type: 'ready' });
  expect(events).toEqual([]);
  say({ type: 'shown' });
  expect(events).toEqual([{ type: 'ready' }]);
});

test('adding a card: tokenized, then added, and the fields are removed', () => {
  const { say } = collect();
  say({ type: 'height', height: 480 });
  expect(place.querySelector('iframe')?.height).toBe('480');
  say({ type: 'paid', session_id: 'ps_1' });
  say({ type: 'paid', session_id: 'ps_1' });
  expect(events).toEqual([{ type: 'tokenized' }, { type: 'card_added', result: { session_id: 'ps_1' } }]);
  expect(place.querySelector('iframe')).toBeNull();
});

test('cancelling; and an error that keeps the fields', () => {
  const { say } = collect();
  say({ type: 'failed', description: 'late' });
  expect(place.querySelector('iframe')).not.toBeNull();
  say({ type: 'left' });
  expect(events).toEqual([{ type: 'error', description: 'late' }, { type: 'cancelled' }]);
});

test.each<[string, object, Partial<MessageEventInit>]>([
  ['another origin', {}, { origin: 'https://evil.test' }],
  ['another window', {}, { source: window }],
  ['another state', { state: 'guessed' }, {}],
  ['another shape', { session_id: 7 }, {}],
  ['no object', {}, { data: 'paid' }],
])('a forged message is ignored: %s', (_name, change, init) => {
  const { say } = collect();
  say({ type: 'paid', session_id: 'ps_1', ...change }, init);
  expect(events).toEqual([]);
});

test('a page that does not load is an error; after removal it is silent', () => {
  jest.useFakeTimers();
  const { opened, say } = collect();
  jest.advanceTimersByTime(20_000);
  expect(events).toEqual([{ type: 'error', description: 'The card service isn’t answering.' }]);
  opened.close();
  say({ type: 'paid', session_id: 'ps_1' });
  expect(events).toHaveLength(1);
  jest.useRealTimers();
});
