import { createTransport } from '@shared/api-client';
import type { Mount, RemoteModule } from '../remoteModule';
import { renderAlone } from './renderAlone';

const division = () => document.createElement('div');

/**
 * Creates the `mount` of a standalone build: the same component as in the shell, with its own root, memory router, bus
 * and transport. The host page's URL never changes. Everything, styles included, is in a shadow root: styles do not
 * cross it, and unmounting leaves nothing.
 */
export function mountRemote(module: RemoteModule, firstPath: string): Mount {
  return (el, { apiBase = '', vehicleDataBase = '', language = 'en', path = firstPath, onEvent } = {}) => {
    const host = division();
    host.lang = language;
    const shadow = host.attachShadow({ mode: 'open' });
    const [styles, box, portal] = [division(), division(), division()];
    shadow.append(styles, box, portal);
    el.append(host);
    const transport = createTransport({ apiBase, vehicleDataBase });
    const alone = renderAlone(module, { styles, box, portal }, { transport, path });
    alone.bus.onAny((name, payload) => onEvent?.(name, payload));
    alone.show({ language });
    return () => {
      alone.unmount();
      host.remove();
    };
  };
}
