import type { EmbedModule, InlineModule, PartnerAllowed } from '../options';
import { drawStill } from './drawStill';

type Show = Extract<InlineModule, { show: unknown }>['show'];

const importModule = (url: string): Promise<EmbedModule> => import(/* webpackIgnore: true */ url);

/** `import()` cannot demand integrity, but it takes what this has fetched. @throws if it is another file */
async function fetchModule(
  root: ShadowRoot,
  { url: href, integrity }: PartnerAllowed['module'],
): Promise<void> {
  const link = document.createElement('link');
  await new Promise((onload, onerror) => {
    root.append(Object.assign(link, { rel: 'modulepreload', integrity, href, onload, onerror }));
  });
}

/** `show`, with the way to load the module. */
export const showWith =
  (load = importModule): Show =>
  async (own, { host, site, signal, choices, emit }) => {
    const root = host.shadowRoot;
    const still = drawStill(root, own.still, own.look?.(own.theme, choices().theme));
    signal.addEventListener('abort', still.end);
    try {
      await fetchModule(root, own.module);
      const { mount } = await load(own.module.url);
      if (signal.aborted) return () => undefined;
      const place = root.appendChild(document.createElement('div'));
      const mounted = mount(place, { host, site, own, choices: choices(), emit, still });
      signal.addEventListener('abort', mounted.unmount);
      return () => mounted.update(choices());
    } catch (error) {
      // A frame takes its place.
      still.end();
      throw error;
    }
  };

/** Shows the start screen at once, and the quote itself as soon as its module is there. */
export const show = showWith();
