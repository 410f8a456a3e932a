import { createTransport, type Transport } from '@shared/api-client';
import { paths } from '@shared/domain';
import { createBus, type Bus, type Language } from '@shared/event-bus';
import { APP_ID, PAGE_DATA_ID } from '@shared/federation/page';
import { fakeApi, memoryStorage, type FakeApi, type FakeHandlers } from '@shared/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { mutate } from 'swr';
import siteConfig from '../../site.config.json';
import { App } from '../boot/App';
import type { RemoteState, RemoteStore } from '../remotes/remoteStore';
import { first as en } from '../locales/en/first';
import { first as es } from '../locales/es/first';
import { loadAlertBox } from '../frame/Alerts';
import { frameTexts } from '../texts/frameTexts';
import { ROUTES } from './routes';

// The bundler replaces it with a URL.
jest.mock('@shared/ui/assets/overpass.woff2', () => 'overpass.woff2');

export interface Site {
  api: FakeApi;
  bus: Bus;
  transport: Transport;
  storage: Storage;
  user: UserEvent;
  container: HTMLElement;
  /** Every position the page was scrolled to. */
  scrolls: unknown[];
}

export interface SiteOptions {
  handlers?: FakeHandlers;
  stored?: Record<string, string>;
  language?: Language;
  chatOrigin?: string | null;
  /** Replaces the browser's storage. */
  storage?: Storage;
  /** Replaces the working remotes. */
  stores?: Record<string, RemoteStore>;
  /** Page titles of remotes' screens that differ from their heading. */
  titles?: Record<string, string>;
  /** How long failed calls are repeated, in ms; 0 by default, because a test of a failure does not wait. */
  repeatMs?: number;
}

// Otherwise it would load at any moment of a test.
beforeAll(loadAlertBox);

// A newly opened page has read nothing yet, but the test's cache keeps what earlier pages read.
afterEach(() => mutate(() => true, undefined));

/** A remote whose screen is a heading with the remote's name. */
function fakeRemote(name: string, title?: string): RemoteStore {
  const Component = () => <h1 data-title={title}>{name}</h1>;
  const state: RemoteState = { status: 'ready', module: { contractVersion: 1, Component }, version: '1' };
  return { get: () => state, subscribe: () => () => {}, start() {}, retry() {}, fallBack() {} };
}

function pageElements(): { app: HTMLElement; portal: HTMLElement } {
  document.body.innerHTML = `<div id="${APP_ID}"></div><div id="portal"></div><script type="application/json" id="${PAGE_DATA_ID}">{}</script>`;
  const [app, portal] = document.body.children;
  if (!(app instanceof HTMLElement && portal instanceof HTMLElement)) throw new Error('no page');
  return { app, portal };
}

/** The site's own edge says that the page's release is in force; everything else is the API's. */
const besideEdge =
  (api: typeof fetch): typeof fetch =>
  async (input, init) =>
    typeof input === 'string' && input.startsWith('/releases/')
      ? Response.json({ revoked: false })
      : api(input, init);

/** Opens the whole site at a path with the real frame, router and client; only remotes and network are fakes. */
export function openSite(path: string = paths.start(), options: SiteOptions = {}): Site {
  const {
    handlers = {},
    stored = {},
    language = 'en',
    chatOrigin = null,
    titles = {},
    repeatMs = 0,
  } = options;
  const api = fakeApi(handlers);
  const scrolls: unknown[] = [];
  Object.assign(window, {
    scrollTo: (...to: unknown[]) => scrolls.push(to),
    matchMedia: () => ({ matches: true }),
  });
  Object.assign(globalThis, { fetch: besideEdge(api.fetch) });
  const { app, portal } = pageElements();
  const { storage = memoryStorage(stored), stores = {} } = options;
  const transport = createTransport({
    apiBase: '',
    vehicleDataBase: '',
    storage,
    fetch: api.fetch,
    repeatMs,
  });
  const bus = createBus();
  transport.onAvailability((unavailable, reference) =>
    bus.emit('api:availability-changed', { unavailable, reference }),
  );
  window.history.replaceState(null, '', path);
  frameTexts.keep(language, { en, es }[language]);
  const fakes = Object.fromEntries(Object.keys(ROUTES).map((name) => [name, fakeRemote(name, titles[name])]));
  const remotes = { ...fakes, ...stores };
  const page = { config: siteConfig, release: 'r2', chatOrigin, portal };
  const parts = { ...page, bus, transport, remotes, routes: ROUTES };
  render(<App parts={parts} firstLanguage={language} />, { container: app });
  return { api, bus, transport, storage, user: userEvent.setup(), container: app, scrolls };
}
