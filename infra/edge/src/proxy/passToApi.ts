import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../page/chooseLanguage';
import { readCookies } from '../page/cookies';
import { edgeErrors } from './edgeErrors';

/** Headers that concern one connection only. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Overwritten, whatever the peer claims. */
const FORWARDED = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

function without(headers: IncomingHttpHeaders, ...refused: ReadonlySet<string>[]): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !refused.some((names) => names.has(name))),
  );
}

/** Passes a call on to the API and its answer back, both as streams; nothing of them is kept or logged. */
export function passToApi(apiOrigin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = chooseLanguage(
      readCookies(request.headers.cookie).language,
      request.headers['accept-language'],
    );
    const headers = {
      ...without(request.headers, HOP_BY_HOP, FORWARDED),
      // The person's choice, not only the browser's: error messages come in the language of the page.
      'accept-language': language,
      'x-forwarded-for': request.clientAddress,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
    };
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = send(apiOrigin + request.url, { method: request.method, headers, agent }, resolve);
        call.once('error', reject);
        call.setTimeout(65_000, () => call.destroy(new Error('The API took too long')));
        request.raw.pipe(call);
      });
      return reply
        .code(answer.statusCode ?? 502)
        .headers(without(answer.headers, HOP_BY_HOP))
        .send(answer);
    } catch {
      return reply.code(502).send(edgeErrors('api_unreachable', language));
    }
  };
}
