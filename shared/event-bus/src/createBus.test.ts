import { createBus } from './createBus';
import type { BusEvents, BusEventName } from './events';

const RATED = { quoteId: 'q1', carriers: ['FCIC'], lowestPremium: 12300 } as const;

describe('bus', () => {
  test('a listener gets payloads until it unsubscribes', () => {
    const bus = createBus();
    const received: unknown[] = [];
    const stop = bus.on('RATED_QUOTE', (payload) => received.push(payload));
    bus.emit('RATED_QUOTE', RATED);
    stop();
    bus.emit('RATED_QUOTE', RATED);
    expect(received).toEqual([RATED]);
  });

  test('a late listener gets the last event of a sticky kind and of no other', () => {
    const bus = createBus();
    bus.emit('shell:language-changed', { language: 'en' });
    bus.emit('shell:language-changed', { language: 'es' });
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    const received: unknown[] = [];
    bus.on('shell:language-changed', (payload) => received.push(payload));
    bus.on('RATING_QUOTE', (payload) => received.push(payload));
    expect(received).toEqual([{ language: 'es' }]);
    expect(bus.last('shell:language-changed')).toEqual({ language: 'es' });
    expect(bus.last('RATING_QUOTE')).toBeUndefined();
  });

  test('a throwing listener affects neither the emitter nor other listeners, and its error is reported', async () => {
    const report = jest.fn();
    Object.assign(globalThis, { reportError: report });
    const bus = createBus();
    const after = jest.fn();
    bus.on('RATING_QUOTE', () => {
      throw new Error('listener');
    });
    bus.on('RATING_QUOTE', after);
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(after).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(report).toHaveBeenCalledWith(new Error('listener'));
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  test('a late sticky listener that throws does not break the subscriber', () => {
    const report = jest.fn();
    const bus = createBus({ report });
    bus.emit('api:availability-changed', { unavailable: true });
    bus.on('api:availability-changed', () => {
      throw new Error('late');
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('a listener removed during delivery is not called', () => {
    const bus = createBus();
    const second = jest.fn();
    const stops: (() => void)[] = [];
    bus.on('RATING_QUOTE', () => stops.forEach((stop) => stop()));
    stops.push(bus.on('RATING_QUOTE', second));
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(second).not.toHaveBeenCalled();
  });

  test('one function subscribed twice is two listeners', () => {
    const bus = createBus();
    const listener = jest.fn();
    const stop = bus.on('RATING_QUOTE', listener);
    bus.on('RATING_QUOTE', listener);
    stop();
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('onAny (partners) gets every kind, sticky events first', () => {
    const bus = createBus();
    bus.emit('quote:identified', { quoteId: 'q1', state: 'IL' });
    const received: [BusEventName, unknown][] = [];
    const stop = bus.onAny((name, payload) => received.push([name, payload]));
    bus.emit('RATED_QUOTE', RATED);
    stop();
    bus.emit('RATED_QUOTE', RATED);
    expect(received).toEqual([
      ['quote:identified', { quoteId: 'q1', state: 'IL' }],
      ['RATED_QUOTE', RATED],
    ]);
  });
});

/** Never run; these lines only check the types. */
export function typeTests(): void {
  const bus = createBus();
  bus.emit('CREATED_VEHICLE', { quoteId: 'q1', vehicleId: 'v1' });
  // @ts-expect-error a missing id does not compile
  bus.emit('CREATED_VEHICLE', { quoteId: 'q1' });
  // @ts-expect-error personal data is not allowed in a payload
  bus.emit('RATING_QUOTE', { quoteId: 'q1', first_name: 'Ann' });
  // @ts-expect-error an unknown event does not compile
  bus.emit('RATED', { quoteId: 'q1' });
  // @ts-expect-error a listener cannot expect another payload
  bus.on('RATING_QUOTE', (payload: { vehicleId: string }) => payload.vehicleId);
  const language: BusEvents['shell:language-changed'] | undefined = bus.last('shell:language-changed');
  void language;
}

test('an alert can only use the shell’s texts: a key of a remote’s own namespace does not compile (architecture)', () => {
  const bus = createBus();
  const keys: string[] = [];
  bus.on('alert:show-requested', ({ textKey }) => keys.push(textKey));
  const variant = 'danger';
  bus.emit('alert:show-requested', { variant, textKey: 'common:alerts.covered' });
  // @ts-expect-error: the shell would have to fetch a step's texts
  bus.emit('alert:show-requested', { variant, textKey: 'vehicles:form.submit' });
  // @ts-expect-error: the shell has no texts of rates
  bus.emit('alert:show-requested', { variant, textKey: 'rates:failed' });
  // @ts-expect-error: the shell has no texts of bind
  bus.emit('alert:show-requested', { variant, textKey: 'bind:failed' });
  // @ts-expect-error: a key needs its namespace
  bus.emit('alert:show-requested', { variant, textKey: 'alerts.covered' });
  expect(keys).toHaveLength(5);
});
