import type { Note } from '../measure/note';
import { subscriptionOf } from '../measure/subscription';
import { createBus } from '@shared/event-bus';
import { APP_ID, INSPECTOR_ID, PAGE_DATA_ID } from '@shared/federation/page';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { InspectorPlace } from './InspectorPlace';

const note = (kind: Note['kind'], at: number, change: Partial<Note> = {}): Note => ({
  kind,
  at,
  part: 'quote',
  version: 'a-2',
  error: undefined,
  path: '/quotes/new',
  ...change,
});
const loaded = [note('asked', 300), note('ready', 412)];

const page = {
  remotes: {
    quote: {
      routes: ['/quotes/new'],
      live: { version: 'a-2', container: 'q', base: 'http://quote.test/assets/a-2/', entry: 'e.js' },
      previous: null,
    },
  },
  integrity: { 'http://site.test/assets/s-9/': {}, 'http://quote.test/assets/a-2/': {} },
};
const owners = { shell: 'Platform team', quote: 'Quote <team>' };

/** What the shell hands over two seconds after the first screen. */
const subscribeLoaded: Awaited<typeof subscriptionOf.subscribe> = (listener) =>
  loaded.forEach((one) => listener(one));
const handOverNotes = () =>
  jest.replaceProperty(subscriptionOf, 'subscribe', Promise.resolve(subscribeLoaded));

beforeAll(() => {
  // Otherwise a page that was open before would have handed over its own.
  jest.replaceProperty(subscriptionOf, 'subscribe', new Promise(() => {}));
  const fetched = new (class Fetched {
    name = 'http://quote.test/assets/a-2/e.js';
    encodedBodySize = 1536;
    decodedBodySize = 4096;
  })();
  Object.assign(performance, { getEntriesByType: () => [fetched] });
  Object.assign(globalThis, { PerformanceResourceTiming: fetched.constructor });
});

function open(inspect?: object) {
  const data = JSON.stringify({ ...page, inspect });
  document.body.innerHTML = `<div id="${APP_ID}"></div><div id="portal"></div><aside id="${INSPECTOR_ID}">Still</aside><script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
  const calls: string[] = [];
  const answers: (() => void)[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, { method = 'GET' }: RequestInit = {}) => {
      calls.push(`${method} ${url}`);
      await new Promise<void>((resolve) => void answers.push(resolve));
      return new Response(null, { status: 204 });
    },
  });
  const bus = createBus();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the inspector uses no more of it
  const shell = { bus, release: 'r7', portal: document.getElementById('portal') } as Shell;
  const app = document.getElementById(APP_ID);
  if (!app) throw new Error('no app');
  render(
    <ShellContext value={shell}>
      <InspectorPlace />
    </ShellContext>,
    { container: app },
  );
  return { bus, calls, answer: () => answers.forEach((send) => send()) };
}

const panel = () => screen.findByRole('complementary', { name: 'Inspector' });

test('without leave to look inside, nothing is shown', async () => {
  open();
  await act(async () => {});
  expect(document.body).not.toHaveTextContent(/Release|Inspector/);
});

test('before the notes are known, it replaces what the edge showed and names versions, owners and budgets', async () => {
  open({ owners, budgets: { shell: {}, quote: { all: { '/quotes/new': 145 }, step: 15 } } });
  const shown = within(await panel());
  expect(screen.queryByText('Still')).toBeNull();
  const items = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'shell s-9, Platform team0.0 KB in 0 files',
    'quote a-2, Quote <team>1.5 KB in 1 filebudget: 145 KB for /quotes/new with the shell; 15 KB for each other screen',
  ]);
  expect(shown.getByText(/^Known two seconds after the first screen/)).toBeInTheDocument();
});

test('it names versions, owners, times and events, in English, and is accessible', async () => {
  handOverNotes();
  const { bus } = open({ owners });
  const shown = within(await panel());
  expect(await shown.findByText('Release r7')).toBeInTheDocument();
  const [shell, quote] = await waitFor(() => {
    const items = shown.getAllByRole('listitem');
    expect(items[1]).toHaveTextContent(/loaded/);
    return items;
  });
  expect(shell).toHaveTextContent('shell s-9, Platform team');
  expect(quote).toHaveTextContent('quote a-2, Quote <team>loaded in 112 ms, 1.5 KB in 1 file, 0 errors');
  act(() => bus.emit('quote:version-changed', { quoteId: 'q', version: 3 }));
  expect(await shown.findByText('quote:version-changed')).toBeInTheDocument();
  expect(shown.getByText('{"quoteId":"q","version":3}')).toBeInTheDocument();
  expect(await panel()).toHaveAttribute('lang', 'en');
  expect((await axe(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('Escape closes it, its button opens it, and ending it takes the right away', async () => {
  const { calls, answer } = open({ owners });
  const user = userEvent.setup();
  const shown = within(await panel());
  await user.click(shown.getByRole('button', { name: 'Close' }));
  expect(shown.queryByText('Release r7')).toBeNull();
  await user.keyboard('{Enter}');
  expect(shown.getByText('Release r7')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(shown.queryByText('Release r7')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Inspector' }));
  await user.click(shown.getByRole('button', { name: 'End inspection' }));
  expect(calls).toEqual(['DELETE /releases/inspect']);
  expect(await panel()).toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});
