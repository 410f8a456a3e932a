import { PARTNER_MODES, type PartnerGrant, type PartnerMode, type PartnerRefusal } from '@shared/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveAsset } from '../assets/serveAsset';
import type { EdgeEnvironment } from '../environment';
import type { Pages } from '../page/pages';
import { REFUSAL_STATUS, refusalOf } from './allowed';
import { EMBED_ASSETS, embedBaseOf } from './embedAssets';
import { embedReleaseFor, type EmbedRelease } from './embedRelease';
import type { Partners } from './followPartners';
import { frameRoute } from './frameRoute';
import { loaderRoutes } from './loaderRoutes';
import { OPEN_TO_ALL } from './openToAll';

/** Calls per address and minute; many people share one. */
const config = { rateLimit: { max: 300, timeWindow: '1 minute' } };

const modeNamed = (text: unknown): PartnerMode | undefined => PARTNER_MODES.find((mode) => mode === text);

function moduleOf({ quote, embed }: EmbedRelease, environment: EdgeEnvironment): PartnerGrant['module'] {
  const integrity = environment.integrity ? (quote.files[embed.entry]?.integrity ?? '') : '';
  return { url: embedBaseOf(quote, environment) + embed.entry, integrity };
}

interface Asked {
  Params: { key: string };
  Querystring: { mode?: unknown };
}

const refuse = (reply: FastifyReply, reason: PartnerRefusal, status = REFUSAL_STATUS[reason]) =>
  reply.code(status).send({ allowed: false, reason });

/** What the loader asks: whether the page that it is on gets the quote, and where its module is. */
function grantRoute(edge: FastifyInstance, environment: EdgeEnvironment, pages: Pages, partners: Partners) {
  edge.get<Asked>('/embed/v1/partners/:key', { config }, async ({ params, query, headers }, reply) => {
    reply.headers({ ...OPEN_TO_ALL, 'cache-control': 'no-store', vary: 'Origin' });
    const mode = modeNamed(query.mode);
    if (!mode) return refuse(reply, 'mode_not_allowed', 400);
    const partner = await partners.find(params.key).catch(() => undefined);
    if (partner === undefined) return refuse(reply, 'unavailable');
    if (partner === null) return refuse(reply, 'partner_unknown');
    const reason = refusalOf(partner, { mode, origin: headers.origin ?? null });
    if (reason) return refuse(reply, reason);
    const found = embedReleaseFor(pages.file(), partner);
    if (!found) return refuse(reply, 'unavailable', 404);
    const { language, theme } = partner;
    const module = moduleOf(found, environment);
    const grant: PartnerGrant = { module, language, theme, vehicleDataBase: environment.vehicleDataOrigin };
    return reply.send({ allowed: true, ...grant });
  });
}

/** The quote on partners' pages (ADR 0044). */
export function embedRoutes(
  edge: FastifyInstance,
  environment: EdgeEnvironment,
  pages: Pages,
  partners: Partners,
): void {
  const { files } = environment.releases;
  grantRoute(edge, environment, pages, partners);
  frameRoute(edge, { environment, pages, partners, config });
  loaderRoutes(edge, { files, pages, config });
  edge.get(
    `${EMBED_ASSETS}:version/:file`,
    serveAsset('quote', files, environment.originOf({ app: 'shell' })),
  );
}
