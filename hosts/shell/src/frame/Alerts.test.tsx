import { act, fireEvent, screen, within } from '@testing-library/react';
import type { BusEvents } from '@shared/event-bus';
import { refusal } from '@shared/testing';
import { openSite } from '../testing/openSite';

type Request = BusEvents['alert:show-requested'];

const COVERED: Request = { variant: 'success', textKey: 'common:alerts.covered', values: { zip: '60018' } };
const FULL: Request = { variant: 'danger', textKey: 'common:alerts.max_vehicles', values: { count: 6 } };

const region = () => within(screen.getByRole('region', { name: 'Messages' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(request: Request) {
  const site = openSite();
  await pass(0);
  act(() => site.bus.emit('alert:show-requested', request));
  return site;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an alert is announced at the top of the page, before the header, and scrolls the page up [2.13-2, 2.13-3, 3-154]', async () => {
  const { scrolls, bus } = await show(COVERED);
  const alert = region().getByRole('status');
  expect(alert).toHaveTextContent('Congratulations, we cover 60018.');
  const follows = alert.compareDocumentPosition(screen.getByRole('banner'));
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(scrolls.at(-1)).toEqual([{ top: 0, behavior: 'instant' }]);
  act(() => bus.emit('alert:show-requested', FULL));
  expect(region().getByRole('alert')).toHaveTextContent('You can add up to 6 vehicles.');
  expect(region().queryByRole('status')).not.toBeInTheDocument();
});

test('it clears after 4 seconds [2.13-4, 9-2, R21]', async () => {
  await show(COVERED);
  await pass(3999);
  expect(region().getByRole('status')).toBeInTheDocument();
  await pass(1);
  expect(region().queryByRole('status')).not.toBeInTheDocument();
});

test('stays while hovered or focused, then restarts its timer [R21-3]', async () => {
  await show(COVERED);
  const alert = region().getByRole('status');
  fireEvent.mouseEnter(alert);
  await pass(9000);
  fireEvent.mouseLeave(alert);
  act(() => region().getByRole('button', { name: 'Dismiss this message' }).focus());
  await pass(9000);
  expect(alert).toBeInTheDocument();
  act(() => region().getByRole('button').blur());
  await pass(4000);
  expect(alert).not.toBeInTheDocument();
});

test('can be closed', async () => {
  await show(COVERED);
  fireEvent.click(region().getByRole('button', { name: 'Dismiss this message' }));
  expect(region().queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  ['en', 'We’re having trouble connecting. We’ll keep trying, and your answers are safe.'],
  ['es', 'Tenemos problemas de conexión. Seguiremos intentándolo y sus respuestas están a salvo.'],
] as const)(
  'in %s a line says that calls are repeated, beside an alert, until one succeeds',
  async (language, line) => {
    const carriers = 'GET /v2/carriers/getallcarriers';
    const { api, bus, transport, scrolls } = openSite(undefined, {
      language,
      handlers: { [carriers]: refusal(503, 'unavailable') },
      repeatMs: 30_000,
    });
    const call = transport.callPlain('api', '/v2/carriers/getallcarriers');
    await pass(2500);
    expect(screen.queryByText(line)).not.toBeInTheDocument();
    await pass(3500);
    expect(screen.getByText(line).closest('[role=status]')).toBeInTheDocument();
    expect(scrolls).toEqual([]);
    act(() => bus.emit('alert:show-requested', FULL));
    await pass(4000);
    expect(screen.getByText(line)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.use({ [carriers]: { carriers: [] } });
    await pass(8000);
    await call;
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  },
);
