import { usableInTime } from './usableInTime';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a screen that never reports itself is an error after a minute', async () => {
  const waiting = usableInTime(new Promise(() => {}));
  jest.advanceTimersByTime(60_000);
  await expect(waiting).rejects.toThrow('The screen did not become usable within 60 s');
});

test('a screen that reports itself leaves no timer behind', async () => {
  await usableInTime(Promise.resolve());
  expect(jest.getTimerCount()).toBe(0);
});
