import { versionName, type Release } from '@infra/releases';
import type { PartnerGrant } from '@shared/domain';
import type { Still, StillNode } from '@shared/embed';
import type { Language } from '@shared/event-bus';
import { inOwnBox, STILL_THEME } from '@shared/federation/page';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { ReadFile } from '../assets/shareFiles';
import type { EdgeEnvironment } from '../environment';
import { type BuiltPage, packPage } from '../page/buildPage';
import type { EmbedRelease } from './embedRelease';
import { stillOf } from './still';
import { stillThemeOf } from './stillTheme';

/** Modules of one release to keep; one partner has two. */
const MOST = 500;

const CODE: BuiltPage['headers'] = { 'content-type': 'text/javascript; charset=utf-8' };

type Node = DefaultTreeAdapterTypes.ChildNode;

function treeOf(nodes: readonly Node[]): StillNode[] {
  return nodes.flatMap((node): StillNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [[node.tagName, attributes, ...treeOf(node.childNodes)]];
  });
}

/** The start screen for a shadow root, as data: a page's policy may forbid markup that a script makes. */
function still(input: Parameters<typeof stillOf>[0]): Still {
  const { html, css } = stillOf(input);
  const ownType = '[data-embed]{container-type:inline-size;direction:ltr;text-align:start;';
  return {
    nodes: treeOf(parseFragment(html).childNodes),
    css: inOwnBox(css).replace('body,:host{', ownType),
  };
}

const moduleText = (own: object, code = '') => `export const own=${JSON.stringify(own)};\n${code}`;

/** The module of a page that is refused: only the reason. Its status is 200, because a browser runs nothing else. */
export const refusedModule = (reason: string): string => moduleText({ allowed: false, reason });

interface Asked extends EmbedRelease {
  grant: PartnerGrant;
  language: Language;
}

/** Builds the module that starts the quote inline, once for its release, partner's facts and language. */
export function inlineModules(environment: EdgeEnvironment, read: ReadFile) {
  const built = new WeakMap<Release, Map<string, BuiltPage>>();
  return async ({ grant, language, ...found }: Asked): Promise<BuiltPage | null> => {
    const { release, quote, embed } = found;
    const code = embed.inline && (await read(`${versionName('quote', quote.version)}/${embed.inline}`));
    if (!code) return null;
    const modules = built.get(release) ?? new Map<string, BuiltPage>();
    if (modules.size > MOST) modules.clear();
    built.set(release, modules);
    const own = { allowed: true, ...grant };
    const key = JSON.stringify([language, own]);
    const known = modules.get(key);
    if (known) return known;
    const theme = await stillThemeOf(found, read);
    const look = theme === null ? '' : `\n${theme};own.look=${STILL_THEME}.stillLook;`;
    const text = moduleText({ ...own, still: still({ ...found, language, environment }) }, code + look);
    const module = packPage(text, CODE);
    modules.set(key, module);
    return module;
  };
}
