/** For `jest.useFakeTimers`: network, encryption and clock stay real. */
export const ONLY_TIMERS: Parameters<typeof jest.useFakeTimers>[0] = {
  doNotFake: ['nextTick', 'queueMicrotask', 'Date'],
};

/** Event loop turns in which nothing happens before time may pass: encryption runs on other threads. */
const IDLE_TURNS = 25;

// Before a test replaces it.
const realTimeout = globalThis.setTimeout;

/** Lets everything happen that needs no time. */
export async function idle(isOver = () => false): Promise<void> {
  for (let turn = 0; turn < IDLE_TURNS && !isOver(); turn += 1)
    await new Promise((done) => realTimeout(done));
}

/** Runs a call to its end under fake timers; time passes only while nothing else happens. */
export async function passTime<T>(call: Promise<T>): Promise<PromiseSettledResult<T>> {
  let ended: PromiseSettledResult<T>[] | undefined;
  void Promise.allSettled([call]).then((result) => (ended = result));
  for (;;) {
    await idle(() => ended !== undefined);
    const [result] = ended ?? [];
    if (result) return result;
    jest.advanceTimersToNextTimer();
  }
}
