import { createBus } from './createBus';
import type { BusEvents, BusEventName } from './events';

const RATED = { quoteId: 'q1', carriers: ['FCIC'], lowestPremium: 12300 } as const;

describe('bus', () => {
  test('a listener gets the payload until it stops listening', () => {
    const bus = createBus();
    const heard: unknown[] = [];
    const stop = bus.on('RATED_QUOTE', (payload) => heard.push(payload));
    bus.emit('RATED_QUOTE', RATED);
    stop();
    bus.emit('RATED_QUOTE', RATED);
    expect(heard).toEqual([RATED]);
  });

  test('a late listener gets the last fact of a sticky kind and nothing of another', () => {
    const bus = createBus();
    bus.emit('shell:language-changed', { language: 'en' });
    bus.emit('shell:language-changed', { language: 'es' });
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    const heard: unknown[] = [];
    bus.on('shell:language-changed', (payload) => heard.push(payload));
    bus.on('RATING_QUOTE', (payload) => heard.push(payload));
    expect(heard).toEqual([{ language: 'es' }]);
    expect(bus.last('shell:language-changed')).toEqual({ language: 'es' });
    expect(bus.last('RATING_QUOTE')).toBeUndefined();
  });

  test('a listener that throws harms neither the emitter nor another listener, and its error is reported', async () => {
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

  test('a throwing late listener of a sticky kind does not reach whoever listens', () => {
    const report = jest.fn();
    const bus = createBus({ report });
    bus.emit('api:availability-changed', { unavailable: true });
    bus.on('api:availability-changed', () => {
      throw new Error('late');
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('a listener stopped while a fact is delivered is not called any more', () => {
    const bus = createBus();
    const second = jest.fn();
    const stops: (() => void)[] = [];
    bus.on('RATING_QUOTE', () => stops.forEach((stop) => stop()));
    stops.push(bus.on('RATING_QUOTE', second));
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(second).not.toHaveBeenCalled();
  });

  test('one function listening twice is two listeners', () => {
    const bus = createBus();
    const listener = jest.fn();
    const stop = bus.on('RATING_QUOTE', listener);
    bus.on('RATING_QUOTE', listener);
    stop();
    bus.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('onAny (partners) hears every kind, sticky facts first', () => {
    const bus = createBus();
    bus.emit('quote:identified', { quoteId: 'q1', state: 'IL' });
    const heard: [BusEventName, unknown][] = [];
    const stop = bus.onAny((name, payload) => heard.push([name, payload]));
    bus.emit('RATED_QUOTE', RATED);
    stop();
    bus.emit('RATED_QUOTE', RATED);
    expect(heard).toEqual([
      ['quote:identified', { quoteId: 'q1', state: 'IL' }],
      ['RATED_QUOTE', RATED],
    ]);
  });
});

/** Never run: these lines only have to compile, or to fail to. */
export function typeTests(): void {
  const bus = createBus();
  bus.emit('CREATED_VEHICLE', { quoteId: 'q1', vehicleId: 'v1' });
  // @ts-expect-error a missing id does not compile
  bus.emit('CREATED_VEHICLE', { quoteId: 'q1' });
  // @ts-expect-error personal data has no place in a payload
  bus.emit('RATING_QUOTE', { quoteId: 'q1', first_name: 'Ann' });
  // @ts-expect-error an unknown event does not compile
  bus.emit('RATED', { quoteId: 'q1' });
  // @ts-expect-error a listener cannot expect another payload
  bus.on('RATING_QUOTE', (payload: { vehicleId: string }) => payload.vehicleId);
  const language: BusEvents['shell:language-changed'] | undefined = bus.last('shell:language-changed');
  void language;
}

test('an alert names a text the shell has: a key of a remote’s own namespace does not compile (architecture)', () => {
  const bus = createBus();
  const keys: string[] = [];
  bus.on('alert:show-requested', ({ textKey }) => keys.push(textKey));
  const variant = 'danger';
  bus.emit('alert:show-requested', { variant, textKey: 'common:alerts.covered' });
  // @ts-expect-error: the shell would have to fetch those of a step
  bus.emit('alert:show-requested', { variant, textKey: 'vehicles:form.submit' });
  // @ts-expect-error: the shell has no texts of rates
  bus.emit('alert:show-requested', { variant, textKey: 'rates:failed' });
  // @ts-expect-error: nor of bind
  bus.emit('alert:show-requested', { variant, textKey: 'bind:failed' });
  // @ts-expect-error: and a key says its namespace
  bus.emit('alert:show-requested', { variant, textKey: 'alerts.covered' });
  expect(keys).toHaveLength(5);
});
