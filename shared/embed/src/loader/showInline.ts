import type { InlineModule } from '../options';
import { choicesOf, emit, fail, site, type Host } from './host';
import { showFrame } from './showFrame';

const importModule = (url: string): Promise<InlineModule> => import(/* webpackIgnore: true */ url);

/**
 * Shows the quote in the shadow root, or in a frame where the page's policies do not allow that. Returns how to pass on
 * changed choices.
 */
export function showInline(host: Host, key: string, signal: AbortSignal, load = importModule): () => void {
  let isChanged = false;
  let update: () => void = () => void (isChanged = true);
  const choices = () => choicesOf(host);
  const start = async () => {
    // The module of a page that is refused has only the reason.
    const part = await load(`${site}/embed/v1/partners/${key}/inline.js?lang=${choices().language}`);
    if (signal.aborted) return;
    if (!('show' in part)) return fail(host, part.own.reason, true);
    update = await part.show(part.own, { host, site, signal, choices, emit: emit.bind(null, host) });
    // A choice made while the quote started, such as in a listener of its errors.
    if (isChanged) update();
  };
  start().catch(() => {
    if (signal.aborted) return;
    fail(host, 'inline_failed', false);
    update = showFrame(host, key, signal);
  });
  return () => update();
}
