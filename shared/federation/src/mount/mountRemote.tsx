import { createTransport } from '@shared/api-client';
import { createBus, type Mount, type MountOptions, type RemoteModule } from '@shared/event-bus';
import { GlobalStyle } from '@shared/ui';
import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { StyleSheetManager } from 'styled-components';
import { MemoryRouter } from '../router';

const division = () => document.createElement('div');

function Alone({ module, portal, firstPath, options }: AloneProps) {
  const { apiBase = '', vehicleDataBase = '', language = 'en', path = firstPath, onEvent } = options;
  const [bus] = useState(() => createBus());
  const [transport] = useState(() => createTransport({ apiBase, vehicleDataBase }));
  useEffect(() => bus.onAny((name, payload) => onEvent?.(name, payload)), [bus, onEvent]);
  useEffect(
    () => transport.onAvailability((unavailable) => bus.emit('api:availability-changed', { unavailable })),
    [bus, transport],
  );
  useEffect(() => {
    transport.setLanguage(language);
    bus.emit('shell:language-changed', { language });
  }, [bus, transport, language]);
  return (
    <MemoryRouter initialEntries={[path]}>
      <GlobalStyle />
      <module.Component bus={bus} transport={transport} language={language} portal={portal} />
    </MemoryRouter>
  );
}

interface AloneProps {
  module: RemoteModule;
  portal: HTMLElement;
  firstPath: string;
  options: MountOptions;
}

/**
 * Creates the `mount` of a standalone build: the same component as in the shell, with its own root, memory router, bus
 * and transport. The host page's URL never changes. Everything, styles included, is in a shadow root: styles do not
 * cross it, and unmounting leaves nothing.
 */
export function mountRemote(module: RemoteModule, firstPath: string): Mount {
  return (el, options = {}) => {
    const host = document.createElement('div');
    host.lang = options.language ?? 'en';
    const shadow = host.attachShadow({ mode: 'open' });
    const [styles, box, portal] = [division(), division(), division()];
    shadow.append(styles, box, portal);
    el.append(host);
    const root = createRoot(box);
    root.render(
      <StyleSheetManager target={styles}>
        <Alone {...{ module, portal, firstPath, options }} />
      </StyleSheetManager>,
    );
    return () => {
      root.unmount();
      host.remove();
    };
  };
}
