import { createTransport, type Transport } from '@shared/api-client';
import { ApiProvider, DataProvider } from '@shared/api-client/hooks';
import { createBus, type Bus, type Language } from '@shared/event-bus';
import { defineRemote } from '@shared/federation/remote';
import { MemoryRouter } from 'react-router-dom';
import { createI18n, I18nProvider, type Texts } from '@shared/i18n';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { fakeApi, type FakeApi } from './fakeApi/fakeApi';
import type { FakeHandlers } from './fakeApi/handlers';
import { memoryStorage } from './memoryStorage';

export interface RenderOptions {
  /** Responses of the fake API: `{'GET /v2/quotes/:id': aQuote()}`. */
  handlers?: FakeHandlers;
  language?: Language;
  /** Initial path. */
  path?: string;
  /** Router state of the link that led there. */
  state?: object;
  /** Texts of the remote under test. */
  resources?: Texts;
  /** Initial localStorage entries; a stored quote has `quoteId` and `quoteKey` (`storedQuote()`). */
  stored?: Record<string, string>;
  /** How long failed calls are repeated; not at all by default, so that a screen shows an error at once. */
  repeatMs?: number;
}

export interface Rendered extends RenderResult {
  api: FakeApi;
  bus: Bus;
  transport: Transport;
  storage: Storage;
  user: UserEvent;
  /** Switches the language, as in the header. */
  speak: (language: Language) => void;
}

/** localStorage entries of a browser with a stored quote. */
export const storedQuote = (quoteId = 'quote-1', stateCode = 'IL'): Record<string, string> => ({
  quoteId,
  stateCode,
  quoteKey: 'ab'.repeat(32),
});

/** Renders a screen as the shell would, with the real client, envelope and texts; only the network is fake. */
export function renderWithProviders(ui: ReactElement, options: RenderOptions = {}): Rendered {
  const { handlers = {}, language = 'en', path = '/', state, resources, stored = {}, repeatMs = 0 } = options;
  const api = fakeApi(handlers);
  const storage = memoryStorage(stored);
  const transport = createTransport({
    apiBase: 'https://quotes.test',
    vehicleDataBase: 'https://cars.test',
    storage,
    fetch: api.fetch,
    repeatMs,
  });
  const bus = createBus();
  const i18n = createI18n(resources ? { language, resources } : { language });
  const cache = new Map();
  const App = () => <DataProvider>{ui}</DataProvider>;
  const { Component } = defineRemote(resources ? { App, resources } : { App });
  const tree = (spoken: Language) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <I18nProvider i18n={i18n} language={spoken}>
        <ApiProvider transport={transport} bus={bus}>
          <MemoryRouter initialEntries={[state === undefined ? path : { pathname: path, state }]}>
            <Component bus={bus} transport={transport} language={spoken} portal={document.body} />
          </MemoryRouter>
        </ApiProvider>
      </I18nProvider>
    </SWRConfig>
  );
  bus.emit('shell:language-changed', { language });
  const result = render(tree(language));
  const speak = (spoken: Language) => {
    bus.emit('shell:language-changed', { language: spoken });
    result.rerender(tree(spoken));
  };
  return { ...result, api, bus, transport, storage, user: userEvent.setup(), speak };
}
