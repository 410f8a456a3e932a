import type { IncomingHttpHeaders } from 'node:http';
import { clientNetwork, REQUEST_ID } from '@infra/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../page/chooseLanguage';
import { readCookies } from '../page/cookies';
import { type Vouch, VOUCHED } from '../visits/vouch';
import { callApi } from './callApi';
import { edgeErrors } from './edgeErrors';

/** Hop-by-hop headers, and the length, which is recomputed. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
]);
/** Always overwritten, because clients can forge them. */
const FORWARDED = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Concurrent API calls allowed per address: a quarter of the connections to it. */
const IN_HAND = 32;

function without(headers: IncomingHttpHeaders, ...refused: ReadonlySet<string>[]): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !refused.some((names) => names.has(name))),
  );
}

const languageOf = ({ headers }: FastifyRequest) =>
  chooseLanguage(readCookies(headers.cookie).language, headers['accept-language']);

function forwarded(request: FastifyRequest, vouched: Record<string, string>) {
  const { body } = request;
  return {
    ...without(request.headers, HOP_BY_HOP, FORWARDED, VOUCHED),
    ...vouched,
    // Error messages use the page's language, which the shopper may have chosen.
    'accept-language': languageOf(request),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    [REQUEST_ID]: request.id,
    ...(Buffer.isBuffer(body) ? { 'content-length': body.length } : {}),
  };
}

/** Aborts when the client disconnects before the response is sent. */
function whileWaiting({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** What the API serves to the outside; its other addresses are for its own machine. */
const isPublic = (url: string): boolean => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/v2/') || pathname === '/.well-known/enc-jwks.json';
};

/** Forwards a complete call to the API and its response back, without storing or logging either. */
export function passToApi(apiOrigin: string, vouch: Vouch) {
  const inHand = new Map<string, number>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { body, method } = request;
    const url = apiOrigin + request.url;
    // Dot segments would lead out of /v2.
    if (!isPublic(url)) return reply.code(404).send(edgeErrors('not_found', languageOf(request)));
    const who = clientNetwork(request.ip);
    const count = inHand.get(who) ?? 0;
    if (count >= IN_HAND)
      return reply
        .code(429)
        .header('retry-after', 1)
        .send(edgeErrors('rate_limited', languageOf(request)));
    inHand.set(who, count + 1);
    try {
      const answer = await callApi({
        url,
        method,
        headers: forwarded(request, await vouch(request)),
        body: Buffer.isBuffer(body) ? body : undefined,
        signal: whileWaiting(reply),
      });
      return reply.code(answer.status).headers(without(answer.headers, HOP_BY_HOP)).send(answer.body);
    } catch {
      return reply.code(502).send(edgeErrors('api_unreachable', languageOf(request)));
    } finally {
      const left = (inHand.get(who) ?? 1) - 1;
      if (left > 0) inHand.set(who, left);
      else inHand.delete(who);
    }
  };
}
