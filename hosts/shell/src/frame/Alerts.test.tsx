import { createBus } from '@shared/event-bus';
import { act, render, screen } from '@testing-library/react';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { TextsProvider } from '../texts/TextsProvider';
import { Alerts } from './Alerts';

const covered = { variant: 'success', textKey: 'common:alerts.covered', values: { zip: '60018' } } as const;
const tooMany = { variant: 'danger', textKey: 'common:alerts.max_vehicles', values: { count: 6 } } as const;
const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled;
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => jest.useRealTimers());

/** The alerts above a page, and a way to ask for one. */
function aPage() {
  const bus = createBus();
  render(
    <ShellContext value={{ bus } as Shell}>
      <TextsProvider language="en">
        <Alerts />
        <main>The page</main>
      </TextsProvider>
    </ShellContext>,
  );
  return (alert: typeof covered | typeof tooMany) =>
    act(async () => {
      bus.emit('alert:show-requested', alert);
      await Promise.resolve();
    });
}

test.each([
  ['success', covered, 'status', 'Congratulations, we cover 60018.'],
  ['danger', tooMany, 'alert', 'You can add up to 6 vehicles.'],
] as const)(
  'specification 2.13: a %s stands above the page, and the page scrolls up [2.13-2, 2.13-3, 8-20]',
  async (_variant, request, role, words) => {
    const show = aPage();
    expect(scrolled).not.toHaveBeenCalled();
    await show(request);
    const alert = await screen.findByRole(role);
    expect(alert).toHaveTextContent(words);
    expect(alert.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  },
);

test('specification 2.13: an alert is gone after four seconds; a newer one takes its place at once [2.13-4, 9-2]', async () => {
  jest.useFakeTimers();
  const show = aPage();
  await show(covered);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await show(tooMany);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(3999));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
