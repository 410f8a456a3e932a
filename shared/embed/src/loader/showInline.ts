import type { EmbedModule } from '../options';
import { askSite, choicesOf, create, emit, fail, site, type Host } from './host';
import { showFrame } from './showFrame';

const importModule = (url: string): Promise<EmbedModule> => import(/* webpackIgnore: true */ url);

/**
 * Shows the quote in the shadow root, or in a frame where the page's policies do not allow that. Returns how to pass on
 * changed choices.
 */
export function showInline(host: Host, key: string, signal: AbortSignal, load = importModule): () => void {
  let update: (() => void) | undefined;
  const show = async () => {
    const own = await askSite(key, 'inline', signal);
    if (!own.allowed) return fail(host, own.reason, true);
    const { url: href, integrity } = own.module;
    const root = host.shadowRoot;
    await new Promise((onload, onerror) => {
      // `import()` cannot demand integrity, but it takes what this has fetched.
      root.append(create('link', { rel: 'modulepreload', integrity, href, onload, onerror }));
    });
    const { mount } = await load(href);
    if (signal.aborted) return;
    const options = { host, site, own, choices: choicesOf(host), emit: emit.bind(null, host) };
    const mounted = mount(root.appendChild(create('div')), options);
    signal.addEventListener('abort', mounted.unmount);
    update = () => mounted.update(choicesOf(host));
  };
  show().catch(() => {
    if (signal.aborted) return;
    fail(host, 'inline_failed', false);
    update = showFrame(host, key, signal);
  });
  return () => update?.();
}
