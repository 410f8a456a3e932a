import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InferType, number, object, string } from 'yup';

/**
 * What a provider does on a bad day. `error`: 500, nothing done. `reset`: the connection is cut before anything is done.
 * `html`: a page with 200 in place of the answer, nothing done. `slow` and `lost_reply`: it is done, but the answer comes
 * late or never; `half_reply`: it breaks off after its first bytes. `duplicate_webhook`: each word is sent twice.
 */
export const faultSchema = object({
  kind: string()
    .oneOf(['error', 'html', 'slow', 'reset', 'lost_reply', 'half_reply', 'duplicate_webhook'])
    .required(),
  /** Which calls meet it; none named: all. */
  on: string().max(40),
  /** The one payment reference that meets it; none named: all. */
  of: string().max(60),
  /** How many calls meet it. */
  count: number().integer().min(1).max(1_000_000).default(1),
  /** Milliseconds of `slow`. */
  ms: number().integer().min(0).max(60_000).default(15_000),
}).noUnknown(true);

export type Fault = InferType<typeof faultSchema>;

export interface Faults {
  set(fault: Fault | null): void;
  /** The fault that this call meets, counted. `reference`: of the payment that it is about. */
  next(call: string, reference?: string): Fault | null;
}

export function createFaults(): Faults {
  let current: Fault | null = null;
  return {
    set(fault) {
      current = fault;
    },
    next(call, reference) {
      const met = current;
      const isForWebhooks = met?.kind === 'duplicate_webhook' || met?.on === 'webhook';
      if (!met || isForWebhooks !== (call === 'webhook')) return null;
      if (met.on !== undefined && met.on !== call) return null;
      if (met.of !== undefined && met.of !== reference) return null;
      current = met.count > 1 ? { ...met, count: met.count - 1 } : null;
      return met;
    },
  };
}

export interface Answer {
  code: number;
  body: unknown;
}
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const cut = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  request.raw.socket.destroy();
  return reply.hijack();
};

/** The head and half a body, and then the connection is cut. */
const breakOff = ({ request, reply }: Exchange, code: number): FastifyReply => {
  reply.hijack();
  reply.raw.writeHead(code, { 'content-type': 'application/json', 'content-length': 1000 });
  reply.raw.write('{"id":', () => request.raw.socket.destroy());
  return reply;
};

const MAINTENANCE = '<!doctype html><title>Back soon</title><p>We are working on it.</p>';

/** Does the work of a call and answers it, in good weather or in bad. */
export async function answerUnder(
  fault: Fault | null,
  exchange: Exchange,
  work: () => Answer,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  if (fault?.kind === 'error') return reply.code(500).send({ error: 'switched on' });
  if (fault?.kind === 'reset') return cut(request, reply);
  if (fault?.kind === 'html') return reply.type('text/html; charset=utf-8').send(MAINTENANCE);
  const { code, body } = work();
  if (fault?.kind === 'half_reply') return breakOff(exchange, code);
  if (fault?.kind === 'slow') await sleep(fault.ms);
  return fault?.kind === 'lost_reply' ? cut(request, reply) : reply.code(code).send(body);
}
