import { endableFetch } from './endableFetch';

/** Starts a call and returns its signal. */
function signalOf(ended: AbortSignal, own?: AbortSignal): AbortSignal | null | undefined {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  void endableFetch(ended)('/v2/quotes', own ? { signal: own } : {});
  return fetched.mock.lastCall?.[1]?.signal;
}

afterEach(() => jest.restoreAllMocks());

describe('a call of the embed', () => {
  // Browsers of the list do not all have it.
  beforeEach(() =>
    jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    }),
  );

  test.each([
    ['its own signal', 1],
    ['the embed', 0],
  ])('ends with %s, for the same reason', (_what, which) => {
    const ends = [new AbortController(), new AbortController()] as const;
    const signal = signalOf(ends[0].signal, ends[1].signal);
    expect(signal?.aborted).toBe(false);
    ends[which === 1 ? 1 : 0].abort('over');
    expect([signal?.aborted, signal?.reason]).toEqual([true, 'over']);
  });

  it('without a signal ends with the embed', () => {
    const ended = new AbortController();
    const signal = signalOf(ended.signal);
    ended.abort();
    expect(signal?.aborted).toBe(true);
  });

  it('has ended where the embed has', () => {
    expect(signalOf(AbortSignal.abort('gone'), new AbortController().signal)?.reason).toBe('gone');
  });
});
