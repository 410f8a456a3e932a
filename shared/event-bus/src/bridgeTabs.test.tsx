import { bridgeTabs } from './bridgeTabs';
import { createBus } from './createBus';
import { openTabLine, type TabLine } from './tabLine';

/** Two ends of one channel: each receives what the other sends. */
function twoTabs(): [TabLine, TabLine] {
  const ears: ((message: unknown) => void)[][] = [[], []];
  const end = (own: number): TabLine => ({
    send: (message) => ears[1 - own]?.forEach((hear) => hear(structuredClone(message))),
    listen: (hear) => {
      ears[own]?.push(hear);
      return () => {
        ears[own] = [];
      };
    },
  });
  return [end(0), end(1)];
}

describe('tabs notify each other (reading 28; architecture)', () => {
  test('start over, another quote and a changed version arrive once in the other tab, and nothing else does [R28-3]', () => {
    const [lineA, lineB] = twoTabs();
    const [a, b] = [createBus(), createBus()];
    bridgeTabs(a, lineA);
    bridgeTabs(b, lineB);
    const heardA = jest.fn();
    const heardB = jest.fn();
    a.onAny(heardA);
    b.onAny(heardB);
    a.emit('quote:started-over', { quoteId: 'q1' });
    a.emit('quote:identified', { quoteId: 'q2', state: 'OH' });
    a.emit('quote:version-changed', { quoteId: 'q1', version: 4 });
    a.emit('RATING_QUOTE', { quoteId: 'q1' });
    expect(heardB.mock.calls).toEqual([
      ['quote:started-over', { quoteId: 'q1' }],
      ['quote:identified', { quoteId: 'q2', state: 'OH' }],
      ['quote:version-changed', { quoteId: 'q1', version: 4 }],
    ]);
    expect(heardA).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['no message', null],
    ['another name', { name: 'RATING_QUOTE', payload: { quoteId: 'q1' } }],
    ['a quote id that is not a string', { name: 'quote:identified', payload: { quoteId: 4, state: 'OH' } }],
    ['no payload', { name: 'quote:started-over' }],
    [
      'a version that is not a number',
      { name: 'quote:version-changed', payload: { quoteId: 'q', version: '4' } },
    ],
  ])('ignores a message of another release: %s', (_what, message) => {
    const [lineA, lineB] = twoTabs();
    const bus = createBus();
    const onEvent = jest.fn();
    bridgeTabs(bus, lineA);
    bus.onAny(onEvent);
    lineB.send(message);
    expect(onEvent).not.toHaveBeenCalled();
  });
});

function refuse() {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('the page works without a channel if the browser blocks it, as Firefox does with site data blocked', () => {
  const before = globalThis.BroadcastChannel;
  Object.assign(globalThis, {
    BroadcastChannel: refuse,
  });
  try {
    expect(openTabLine()).toBeNull();
    expect(bridgeTabs(createBus())).not.toThrow();
  } finally {
    Object.assign(globalThis, { BroadcastChannel: before });
  }
});
