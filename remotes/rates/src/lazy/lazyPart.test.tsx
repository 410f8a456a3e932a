import { renderWithProviders, slowParts } from '@shared/testing';
import { act, screen } from '@testing-library/react';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { lazyPart } from './lazyPart';

const resources = { en: { rates: en }, es: { rates: es } };
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A chunk that resolves on demand. */
function deferredPart() {
  const gate = new EventTarget();
  const promise = new Promise<typeof Greeting>((resolve) => {
    gate.addEventListener('come', () => resolve(Greeting));
  });
  return { promise, come: () => gate.dispatchEvent(new Event('come')) };
}

test('the placeholder is replaced by the part', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  renderWithProviders(<Part fallback="soon" with={{ name: 'Pat' }} />, { resources });
  expect(screen.getByText('soon')).toBeInTheDocument();
  expect(await screen.findByText('Hello Pat')).toBeInTheDocument();
});

test('a failed chunk is reported in place, and a retry loads it again', async () => {
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return asked < 2 ? Promise.reject(new Error('no chunk')) : Promise.resolve(Greeting);
  });
  const { user } = renderWithProviders(<Part with={{ name: 'Pat' }} />, { resources });
  expect(await screen.findByText(en.failure.part)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: en.failure.retry }));
  expect(await screen.findByText('Hello Pat')).toBeInTheDocument();
});

test('a preloaded part renders at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Greeting));
  Part.preload();
  await Promise.resolve();
  renderWithProviders(<Part fallback="soon" with={{ name: 'Pat' }} />, { resources });
  expect(screen.getByText('Hello Pat')).toBeInTheDocument();
});

/** Shows a part whose chunk is still loading. */
function openWaiting() {
  const chunk = deferredPart();
  const Part = lazyPart(() => chunk.promise);
  renderWithProviders(<Part fallback="soon" with={{ name: 'Pat' }} />, { resources });
  const comeAndPass = (ms: number) =>
    act(async () => {
      chunk.come();
      await jest.advanceTimersByTimeAsync(ms);
    });
  return { comeAndPass };
}

describe('patience', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('a chunk that does not respond is reported within five seconds, and shown when it loads', async () => {
    const { comeAndPass } = openWaiting();
    await act(() => jest.advanceTimersByTimeAsync(3500));
    expect(screen.getByText('soon')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText(en.failure.part)).toBeInTheDocument();
    await comeAndPass(0);
    expect(screen.getByText('Hello Pat')).toBeInTheDocument();
  });

  test('a chunk that arrives in the last moment is shown, however long it takes to render', async () => {
    const { comeAndPass } = openWaiting();
    // React renders only at the end, as on a busy phone.
    await comeAndPass(5000);
    expect(screen.getByText('Hello Pat')).toBeInTheDocument();
  });
});

test('a part that arrives renders in slices, so other tasks run meanwhile', async () => {
  const { Parts, turns } = slowParts();
  const Part = lazyPart(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return Parts;
  });
  renderWithProviders(<Part with={{}} />, { resources });
  await screen.findByText('drawn');
  expect(turns()).toBeGreaterThan(0);
});
