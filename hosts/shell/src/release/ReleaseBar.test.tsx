import { createTransport } from '@shared/api-client';
import { paths, SESSION_KEYS, sessionStore } from '@shared/domain';
import { createBus, type Language } from '@shared/event-bus';
import type { PreviewNote } from '@shared/federation/page';
import { Link, MemoryRouter } from 'react-router-dom';
import { memoryStorage, settle } from '@shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import siteConfig from '../../site.config.json';
import { ShellContext, type Shell } from '../boot/ShellContext';
import { first as en } from '../locales/en/first';
import { first as es } from '../locales/es/first';
import type { RemoteState, RemoteStore } from '../remotes/remoteStore';
import { frameTexts } from '../texts/frameTexts';
import { TextsProvider } from '../texts/TextsProvider';
import { ReleaseBar } from './ReleaseBar';

jest.mock('@shared/ui/assets/overpass.woff2', () => 'overpass.woff2');

interface Opened {
  from?: string;
  to?: string;
  revoked?: boolean | 'no answer';
  preview?: PreviewNote;
  language?: Language;
}

/** A remote that can be made to fail. */
function aRemote() {
  let state: RemoteState = { status: 'loading' };
  const listeners = new Set<() => void>();
  const store: RemoteStore = {
    get: () => state,
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    start() {},
    retry() {},
    fallBack() {},
  };
  const fail = () => {
    state = { status: 'failed' };
    for (const listener of listeners) listener();
  };
  return { store, fail };
}

function open({
  from = paths.vehicles(),
  to = paths.drivers(),
  revoked = false,
  preview,
  language = 'en',
}: Opened) {
  const calls: string[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, { method = 'GET' }: RequestInit = {}) => {
      calls.push(`${method} ${url}`);
      if (revoked === 'no answer') throw new TypeError('offline');
      return method === 'GET' ? Response.json({ revoked }) : new Response(null, { status: 204 });
    },
  });
  const bus = createBus();
  const remote = aRemote();
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage: memoryStorage({}) });
  const page = { config: siteConfig, release: 'r2', preview, language, portal: null, chatOrigin: null };
  const shell: Shell = {
    ...page,
    bus,
    transport,
    setLanguage() {},
    remotes: { rates: remote.store },
    routes: {},
  };
  const load = jest.fn();
  frameTexts.keep(language, { en, es }[language]);
  const { container } = render(
    <ShellContext value={shell}>
      <TextsProvider language={language}>
        <MemoryRouter initialEntries={[from]}>
          <Link to={to}>next step</Link>
          <ReleaseBar load={load} />
        </MemoryRouter>
      </TextsProvider>
    </ShellContext>,
  );
  const user = userEvent.setup();
  const step = () => user.click(screen.getByRole('link', { name: 'next step' }));
  return { bus, calls, container, load, user, step, remote };
}

const NEW = 'There’s a new version of this page';
const LOAD = { name: 'Load the new version' };

afterEach(() => sessionStore.removeItem(SESSION_KEYS.cardPayment));

describe('a page whose release was revoked', () => {
  test.each([
    ['en', NEW, LOAD.name],
    ['es', 'Hay una versión nueva de esta página', 'Cargar la versión nueva'],
  ] as const)(
    'says so at the next step, and loads the new one on a press (%s)',
    async (language, title, name) => {
      const { container, load, user, step } = open({ revoked: true, language });
      expect(screen.queryByText(title)).not.toBeInTheDocument();
      await step();
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      expect(await axe(container)).toHaveNoViolations();
      expect(load).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name }));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  test('names what it cannot keep where identity numbers are typed', async () => {
    const { step } = open({ revoked: true, to: paths.purchaseDriver('d1') });
    await step();
    expect(await screen.findByRole('alert')).toHaveTextContent('except Social Security and license numbers');
  });

  test.each([paths.onlinePayment(), paths.confirmation('q1')])(
    'stays silent at %s, while a payment is in flight',
    async (to) => {
      const { calls, step } = open({ revoked: true, to });
      await step();
      await waitFor(() => expect(calls).toEqual(['GET /releases/r2']));
      await act(() => settle());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test("stays silent while this tab's card payment is open", async () => {
    sessionStore.setItem(SESSION_KEYS.cardPayment, 'session-1');
    const { calls, step } = open({ revoked: true });
    await step();
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => settle());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says so when a part cannot be loaded', async () => {
    const { remote } = open({ revoked: true });
    act(remote.fail);
    expect(await screen.findByRole('button', LOAD)).toBeInTheDocument();
  });
});

test.each([false, 'no answer'] as const)(
  'a page whose release is in force (revoked: %s) asks at each step and says nothing',
  async (revoked) => {
    const { calls, step } = open({ revoked });
    expect(calls).toEqual([]);
    await step();
    await waitFor(() => expect(calls).toEqual(['GET /releases/r2']));
    await act(() => settle());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

describe('a preview', () => {
  const preview = { parts: [{ name: 'quote', owner: 'Quote team' }] };

  test.each([
    ['en', 'Preview of quote (Quote team)', 'Leave the preview'],
    ['es', 'Vista previa de quote (Quote team)', 'Salir de la vista previa'],
  ] as const)('says what it shows and whose it is, and can be left (%s)', async (language, title, name) => {
    const { calls, container, load, user } = open({ preview, language });
    expect(screen.getByText(title, { exact: false })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name }));
    expect(calls).toEqual(['DELETE /releases/preview']);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  });

  test('that cannot be left now says so and stays', async () => {
    const { bus, load, user } = open({ preview, revoked: 'no answer' });
    const shown = jest.fn();
    bus.on('alert:show-requested', shown);
    await user.click(screen.getByRole('button', { name: 'Leave the preview' }));
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(load).not.toHaveBeenCalled();
  });
});

describe("a visitor's release is given up", () => {
  const done = { journey: 'payment', steps: [], step: 'confirmation', percent: 100 } as const;
  const GIVEN_UP = 'DELETE /releases/held';

  test.each([paths.final('q1'), paths.issued('q1')])('once the purchase has ended (%s)', async (from) => {
    const { bus, calls } = open({ from });
    expect(calls).toEqual([]);
    act(() => bus.emit('journey:position-changed', done));
    act(() => bus.emit('journey:position-changed', done));
    expect(calls).toEqual([GIVEN_UP]);
  });

  test('not at any other step of the payment', () => {
    const { bus, calls } = open({ from: paths.payments() });
    act(() => bus.emit('journey:position-changed', { ...done, step: 'payments' }));
    expect(calls).toEqual([]);
  });

  test('after a start over', () => {
    const { bus, calls } = open({});
    act(() => bus.emit('quote:started-over', { quoteId: 'q1' }));
    expect(calls).toEqual([GIVEN_UP]);
  });
});
