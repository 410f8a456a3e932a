import { PARTNER_KEY } from '@shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ReadFile } from '../assets/shareFiles';
import type { EdgeEnvironment } from '../environment';
import { chooseLanguage, languageNamed } from '../page/chooseLanguage';
import type { Pages } from '../page/pages';
import { sendPage } from '../page/servePage';
import { REFUSAL_STATUS, refusalOf } from './allowed';
import { embedReleaseFor } from './embedRelease';
import type { Partners } from './followPartners';
import { frameHeaders, framePages } from './framePage';
import type { FrameRefusal } from './locales/texts';
import { refusedFrame, refusedHeaders } from './refusedFrame';

interface Options {
  environment: EdgeEnvironment;
  pages: Pages;
  partners: Partners;
  /** Proves that the partner's page frames the quote. */
  proofFor: (key: string) => string;
  read: ReadFile;
  config: RouteShorthandOptions['config'] & object;
}

interface Asked {
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
export function frameRoute(
  edge: FastifyInstance,
  { environment, pages, partners, proofFor, read, config }: Options,
): void {
  const pageFor = framePages(environment, read);
  edge.get<Asked>('/embed/frame', { config }, async (request, reply): Promise<FastifyReply> => {
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
