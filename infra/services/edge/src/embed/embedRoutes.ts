import {
  PARTNER_MODES,
  type PartnerMode,
  type PartnerRefusal,
  type PartnerGrant,
  PARTNER_KEY,
} from '@shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { serveAsset } from '../assets/serveAsset';
import type { ReadFile } from '../assets/shareFiles';
import type { EdgeEnvironment } from '../environment';
import { languageNamed, chooseLanguage } from '../page/chooseLanguage';
import type { Pages } from '../page/pages';
import { sendPage } from '../page/servePage';
import { REFUSAL_STATUS, refusalOf } from './allowed';
import { EMBED_ASSETS, embedBaseOf } from './embedAssets';
import type { Partners } from './followPartners';
import { loaderRoutes } from './loaderRoutes';
import { FRAMED_BY_ANY, OPEN_TO_ALL } from './openToAll';
import { embedReleaseFor, type EmbedRelease } from './embedRelease';
import { frameHeaders, framePages } from './framePage';
import { type FrameRefusal, texts } from './locales/texts';
import { versionName, type AppVersion } from '@infra/releases';
import type { Still, StillNode } from '@shared/embed';
import type { Language } from '@shared/event-bus';
import { inOwnBox, STILL_THEME } from '@shared/federation/page';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { type BuiltPage, packPage } from '../page/buildPage';
import { stillOf } from './still';
import { stillThemeOf } from './stillTheme';
import { plainHeaders, plainPage } from '../page/plainPage';

const { 'x-frame-options': _only, ...others } = plainHeaders;

/** Shown in a frame of any page: text and one link, nothing that another page could make somebody press to their harm. */
const refusedHeaders: Record<string, string> = {
  ...others,
  'content-security-policy': (plainHeaders['content-security-policy'] ?? '')
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", 'frame-ancestors *'),
  ...FRAMED_BY_ANY,
};

/** What a frame shows instead of the quote. */
function refusedFrame(language: Language, refusal: FrameRefusal): string {
  const { title, body, site } = texts[language];
  return plainPage(
    language,
    title,
    `<p>${body[refusal]}</p><p><a href="/quotes/new" target="_blank" rel="noopener">${site}</a></p>`,
  );
}

/** Modules of one version to keep; one partner has two. */
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
const refusedModule = (reason: string): string => moduleText({ allowed: false, reason });

interface InlineModuleAsked extends EmbedRelease {
  grant: PartnerGrant;
  language: Language;
}

/** Builds the module that starts the quote inline, once for its version, partner's facts and language. */
function inlineModules(environment: EdgeEnvironment, read: ReadFile) {
  const built = new WeakMap<AppVersion, Map<string, BuiltPage>>();
  return async ({ grant, language, ...found }: InlineModuleAsked): Promise<BuiltPage | null> => {
    const { quote, embed } = found;
    const code = embed.inline && (await read(`${versionName('quote', quote.version)}/${embed.inline}`));
    if (!code) return null;
    const modules = built.get(quote) ?? new Map<string, BuiltPage>();
    if (modules.size > MOST) modules.clear();
    built.set(quote, modules);
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

interface FrameRouteOptions {
  environment: EdgeEnvironment;
  pages: Pages;
  partners: Partners;
  /** Proves that the partner's page frames the quote. */
  proofFor: (key: string) => string;
  read: ReadFile;
  config: RouteShorthandOptions['config'] & object;
}

interface FrameRouteAsked {
  Querystring: { partner?: unknown; lang?: unknown };
}

const STATUS: Record<FrameRefusal, number> = { ...REFUSAL_STATUS, bad_request: 400 };

/** The page that frames it, where the browser says so; `frame-ancestors` applies in any case. */
function framing({ referer }: FastifyRequest['headers']): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/**
 * Whether a page frames it, which `frame-ancestors` allows to the partner's alone. Without the browser's word for it,
 * as over HTTP, its referrer tells.
 */
function isFramed(headers: FastifyRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? framing(headers) !== undefined : destination === 'iframe';
}

/** `/embed/frame?partner=KEY&lang=LANG`: the quote as a page that only the partner's pages may frame. */
function frameRoute(
  edge: FastifyInstance,
  { environment, pages, partners, proofFor, read, config }: FrameRouteOptions,
): void {
  const pageFor = framePages(environment, read);
  edge.get<FrameRouteAsked>('/embed/frame', { config }, async (request, reply): Promise<FastifyReply> => {
    const { query, headers } = request;
    const named = languageNamed(query.lang);
    const refuse = (refusal: FrameRefusal, status = STATUS[refusal]) => {
      const language = named ?? chooseLanguage(undefined, headers['accept-language']);
      return reply.headers(refusedHeaders).code(status).send(refusedFrame(language, refusal));
    };
    const key = typeof query.partner === 'string' && PARTNER_KEY.test(query.partner) ? query.partner : null;
    if (key === null || (query.lang !== undefined && !named)) return refuse('bad_request');
    const partner = await partners.find(key).catch(() => undefined);
    if (partner === undefined) return refuse('unavailable');
    if (partner === null) return refuse('partner_unknown');
    const refusal = refusalOf(partner, { mode: 'frame', origin: framing(headers) });
    if (refusal) return refuse(refusal);
    const found = embedReleaseFor(pages.file(), partner);
    if (!found) return refuse('unavailable', 404);
    const proof = isFramed(headers) ? { proof: proofFor(key) } : {};
    const page = await pageFor({ ...found, ...proof, partner, language: named ?? partner.language });
    return sendPage(request, reply.headers(frameHeaders), page);
  });
}

/** What a page gets, or why it gets nothing; `status` where it is not that of the reason. */
type Answer =
  | { refusal: PartnerRefusal; status?: number; grant?: undefined; found?: undefined }
  | { refusal?: undefined; status?: undefined; grant: PartnerGrant; found: EmbedRelease };

function moduleOf({ quote, embed }: EmbedRelease, environment: EdgeEnvironment): PartnerGrant['module'] {
  const integrity = environment.integrity ? (quote.files[embed.entry]?.integrity ?? '') : '';
  return { url: embedBaseOf(quote, environment) + embed.entry, integrity };
}

/** Decides what the page of an origin gets with a partner's key. */
const grants =
  (environment: EdgeEnvironment, pages: Pages, partners: Partners) =>
  async (key: string, asked: { mode: PartnerMode; origin: string | null }): Promise<Answer> => {
    const partner = await partners.find(key).catch(() => undefined);
    if (partner === undefined) return { refusal: 'unavailable' };
    if (partner === null) return { refusal: 'partner_unknown' };
    const refusal = refusalOf(partner, asked);
    if (refusal) return { refusal };
    const found = embedReleaseFor(pages.file(), partner);
    if (!found) return { refusal: 'unavailable', status: 404 };
    const { language, theme } = partner;
    const module = moduleOf(found, environment);
    return { found, grant: { module, language, theme, vehicleDataBase: environment.vehicleDataOrigin } };
  };

/** Calls per address and minute; many people share one. */
const LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } };

const ALLOWANCE_HEADERS = { ...OPEN_TO_ALL, 'cache-control': 'no-store', vary: 'Origin' };

const modeNamed = (text: unknown): PartnerMode | undefined => PARTNER_MODES.find((mode) => mode === text);

interface Asked {
  Params: { key: string };
  Querystring: { mode?: unknown; lang?: unknown };
}

type Grants = ReturnType<typeof grants>;

/** Whether the page that asks gets the quote, and where its module is: a frame's loader asks if it stays silent. */
function grantRoute(edge: FastifyInstance, grantFor: Grants): void {
  edge.get<Asked>(
    '/embed/v1/partners/:key',
    { config: LIMIT },
    async ({ params, query, headers: sent }, reply) => {
      const mode = modeNamed(query.mode);
      const refuse = (reason: PartnerRefusal, status = REFUSAL_STATUS[reason]) =>
        reply.headers(ALLOWANCE_HEADERS).code(status).send({ allowed: false, reason });
      if (!mode) return refuse('mode_not_allowed', 400);
      const { refusal, status, grant } = await grantFor(params.key, { mode, origin: sent.origin ?? null });
      if (refusal) return refuse(refusal, status);
      return reply.headers(ALLOWANCE_HEADERS).send({ allowed: true, ...grant });
    },
  );
}

type ModuleFor = ReturnType<typeof inlineModules>;

/** The module that an inline element imports: the answer above, the still start screen, and what starts the quote. */
function inlineRoute(edge: FastifyInstance, moduleFor: ModuleFor, grantFor: Grants): void {
  edge.get<Asked>('/embed/v1/partners/:key/inline.js', { config: LIMIT }, async (request, reply) => {
    const { params, query, headers: sent } = request;
    reply.headers(ALLOWANCE_HEADERS);
    const { refusal, grant, found } = await grantFor(params.key, {
      mode: 'inline',
      origin: sent.origin ?? null,
    });
    const language = languageNamed(query.lang) ?? grant?.language ?? 'en';
    const module = found && (await moduleFor({ ...found, grant, language }));
    if (module) return sendPage(request, reply, module);
    return reply.type('text/javascript; charset=utf-8').send(refusedModule(refusal ?? 'unavailable'));
  });
}

interface Options {
  environment: EdgeEnvironment;
  pages: Pages;
  partners: Partners;
  /** What tells the API that a frame of this partner came from an allowed page. */
  proofFor: (key: string) => string;
  read: ReadFile;
}

/** The quote on partners' pages (ADR 0044). */
export function embedRoutes(
  edge: FastifyInstance,
  { environment, pages, partners, proofFor, read }: Options,
): void {
  const grantFor = grants(environment, pages, partners);
  grantRoute(edge, grantFor);
  inlineRoute(edge, inlineModules(environment, read), grantFor);
  frameRoute(edge, { environment, pages, partners, proofFor, read, config: LIMIT });
  loaderRoutes(edge, { read, pages, config: LIMIT });
  edge.get(
    `${EMBED_ASSETS}:version/:file`,
    serveAsset('quote', read, environment.originOf({ app: 'shell' })),
  );
}
