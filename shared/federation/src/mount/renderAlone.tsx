import type { Transport } from '@shared/api-client';
import { createBus, type Bus, type Language } from '@shared/event-bus';
import type { RemoteModule } from '../remoteModule';
import { GlobalStyle } from '@shared/ui';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { MemoryRouter } from 'react-router-dom';

/** Where a remote is rendered without the shell. */
export interface Place {
  /** The root's own element. */
  box: HTMLElement;
  /** Container of dialogs. */
  portal: HTMLElement;
  /** Where style elements go. */
  styles: NonNullable<ComponentProps<typeof StyleSheetManager>['target']>;
  /** Of the page's style policy. */
  nonce?: string | undefined;
  stylisPlugins?: ComponentProps<typeof StyleSheetManager>['stylisPlugins'];
}

interface View {
  language: Language;
  /** Rendered beside the remote, inside its style sheet. */
  beside?: ReactNode;
}

/** A remote that runs without the shell. */
export interface Alone {
  bus: Bus;
  /** Renders it, or renders it again in another language. */
  show: (view: View) => void;
  /** Ends it; the place's elements are the caller's. */
  unmount: () => void;
}

interface Options {
  transport: Transport;
  /** Initial path of the memory router. */
  path: string;
}

/** Prepares a remote with its own root, memory router and bus. Nothing is rendered until `show`. */
export function renderAlone(module: RemoteModule, place: Place, { transport, path }: Options): Alone {
  const bus = createBus();
  const root = createRoot(place.box);
  const { styles: target, nonce, stylisPlugins } = place;
  const sheet = { target, ...(nonce ? { nonce } : {}), ...(stylisPlugins ? { stylisPlugins } : {}) };
  const { portal } = place;
  return {
    bus,
    show: ({ language, beside }) =>
      root.render(
        <StyleSheetManager {...sheet}>
          <MemoryRouter initialEntries={[path]}>
            <GlobalStyle />
            {beside}
            <Speaks {...{ bus, transport, language }} />
            <module.Component {...{ bus, transport, language, portal }} />
          </MemoryRouter>
        </StyleSheetManager>,
      ),
    unmount: () => root.unmount(),
  };
}

/** The shell's part: the language, and whether the API answers. */
function Speaks({ bus, transport, language }: { bus: Bus; transport: Transport; language: Language }) {
  useEffect(
    () => transport.onAvailability((unavailable) => bus.emit('api:availability-changed', { unavailable })),
    [bus, transport],
  );
  useEffect(() => {
    transport.setLanguage(language);
    bus.emit('shell:language-changed', { language });
  }, [bus, transport, language]);
  return null;
}
