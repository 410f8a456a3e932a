import { createTransport, type Transport } from '@shared/api-client';
import { paths } from '@shared/domain';
import { createBus, type Bus, type Language } from '@shared/event-bus';
import { APP_ID } from '@shared/federation/page';
import { fakeApi, memoryStorage, type FakeApi, type FakeHandlers } from '@shared/testing';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import siteConfig from '../../site.config.json';
import { App } from '../boot/App';
import type { RemoteState, RemoteStore } from '../remotes/remoteStore';
import { first as en } from '../locales/en/first';
import { first as es } from '../locales/es/first';
import { loadAlertBox } from '../frame/Alerts';
import { frameTexts } from '../texts/frameTexts';
import { ROUTES } from './routes';

// The bundler makes an address of it.
jest.mock('@shared/ui/assets/figtree.woff2', () => 'figtree.woff2');

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
  /** In the place of a browser's storage that lasts. */
  storage?: Storage;
  /** In the place of remotes that are there. */
  stores?: Record<string, RemoteStore>;
  /** What a remote's screen names its page, where that is not its heading. */
  titles?: Record<string, string>;
}

// It would come at any moment of a test.
beforeAll(loadAlertBox);

/** A remote whose screen is a heading with the remote's name. */
function standIn(name: string, title?: string): RemoteStore {
  const Component = () => <h1 data-title={title}>{name}</h1>;
  const state: RemoteState = { status: 'ready', module: { contractVersion: 1, Component }, version: '1' };
  return { get: () => state, subscribe: () => () => {}, start() {}, retry() {}, fallBack() {} };
}

function pageElements(): { app: HTMLElement; portal: HTMLElement } {
  document.body.innerHTML = `<div id="${APP_ID}"></div><div id="portal"></div>`;
  const [app, portal] = document.body.children;
  if (!(app instanceof HTMLElement && portal instanceof HTMLElement)) throw new Error('no page');
  return { app, portal };
}

/** The whole site at an address: real frame, real router, real client; remotes and network are stand-ins. */
export function openSite(path: string = paths.start(), options: SiteOptions = {}): Site {
  const { handlers = {}, stored = {}, language = 'en', chatOrigin = null, titles = {} } = options;
  const api = fakeApi(handlers);
  const scrolls: unknown[] = [];
  Object.assign(window, {
    scrollTo: (...to: unknown[]) => scrolls.push(to),
    matchMedia: () => ({ matches: true }),
  });
  Object.assign(globalThis, { fetch: api.fetch });
  const { app, portal } = pageElements();
  const { storage = memoryStorage(stored), stores = {} } = options;
  const transport = createTransport({ apiBase: '', vehicleDataBase: '', storage, fetch: api.fetch });
  const bus = createBus();
  transport.onAvailability((unavailable, reference) =>
    bus.emit('api:availability-changed', { unavailable, reference }),
  );
  window.history.replaceState(null, '', path);
  frameTexts.keep(language, { en, es }[language]);
  const standIns = Object.fromEntries(Object.keys(ROUTES).map((name) => [name, standIn(name, titles[name])]));
  const remotes = { ...standIns, ...stores };
  const parts = { bus, transport, config: siteConfig, chatOrigin, portal, remotes, routes: ROUTES };
  render(<App parts={parts} firstLanguage={language} />, { container: app });
  return { api, bus, transport, storage, user: userEvent.setup(), container: app, scrolls };
}
