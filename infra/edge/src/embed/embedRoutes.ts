import { PARTNER_MODES, type PartnerMode, type PartnerRefusal } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import { serveAsset } from '../assets/serveAsset';
import type { ReadFile } from '../assets/shareFiles';
import type { EdgeEnvironment } from '../environment';
import { languageNamed } from '../page/chooseLanguage';
import type { Pages } from '../page/pages';
import { sendPage } from '../page/servePage';
import { REFUSAL_STATUS } from './allowed';
import { EMBED_ASSETS } from './embedAssets';
import type { Partners } from './followPartners';
import { frameRoute } from './frameRoute';
import { grants } from './grants';
import { inlineModules, refusedModule } from './inlineModule';
import { loaderRoutes } from './loaderRoutes';
import { OPEN_TO_ALL } from './openToAll';

/** Calls per address and minute; many people share one. */
const config = { rateLimit: { max: 300, timeWindow: '1 minute' } };

const headers = { ...OPEN_TO_ALL, 'cache-control': 'no-store', vary: 'Origin' };

const modeNamed = (text: unknown): PartnerMode | undefined => PARTNER_MODES.find((mode) => mode === text);

interface Asked {
  Params: { key: string };
  Querystring: { mode?: unknown; lang?: unknown };
}

type Grants = ReturnType<typeof grants>;

/** Whether the page that asks gets the quote, and where its module is: a frame's loader asks if it stays silent. */
function grantRoute(edge: FastifyInstance, grantFor: Grants): void {
  edge.get<Asked>('/embed/v1/partners/:key', { config }, async ({ params, query, headers: sent }, reply) => {
    const mode = modeNamed(query.mode);
    const refuse = (reason: PartnerRefusal, status = REFUSAL_STATUS[reason]) =>
      reply.headers(headers).code(status).send({ allowed: false, reason });
    if (!mode) return refuse('mode_not_allowed', 400);
    const { refusal, status, grant } = await grantFor(params.key, { mode, origin: sent.origin ?? null });
    if (refusal) return refuse(refusal, status);
    return reply.headers(headers).send({ allowed: true, ...grant });
  });
}

type ModuleFor = ReturnType<typeof inlineModules>;

/** The module that an inline element imports: the answer above, the still start screen, and what starts the quote. */
function inlineRoute(edge: FastifyInstance, moduleFor: ModuleFor, grantFor: Grants): void {
  edge.get<Asked>('/embed/v1/partners/:key/inline.js', { config }, async (request, reply) => {
    const { params, query, headers: sent } = request;
    reply.headers(headers);
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
  frameRoute(edge, { environment, pages, partners, proofFor, read, config });
  loaderRoutes(edge, { read, pages, config });
  edge.get(
    `${EMBED_ASSETS}:version/:file`,
    serveAsset('quote', read, environment.originOf({ app: 'shell' })),
  );
}
