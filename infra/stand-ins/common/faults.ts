import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InferType, number, object, string } from 'yup';

/**
 * Injected faults. `error`: 500, nothing done. `reset`: the connection is cut before anything is done. `html`: an
 * HTML page with 200 instead of the response, nothing done. `slow` and `lost_reply`: the work is done, but the
 * response comes late or never; `half_reply`: it breaks off after its first bytes. `duplicate_webhook`: each webhook
 * is sent twice.
 */
export const faultSchema = object({
  kind: string()
    .oneOf(['error', 'html', 'slow', 'reset', 'lost_reply', 'half_reply', 'duplicate_webhook'])
    .required(),
  /** The affected calls; all by default. */
  on: string().max(40),
  /** The one affected payment reference; all by default. */
  of: string().max(60),
  /** How many calls are affected. */
  count: number().integer().min(1).max(1_000_000).default(1),
  /** Milliseconds of `slow`. */
  ms: number().integer().min(0).max(60_000).default(15_000),
}).noUnknown(true);

export type Fault = InferType<typeof faultSchema>;

export interface Faults {
  set(fault: Fault | null): void;
  /** The fault for this call, counted. `reference`: of the payment concerned. */
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

/** Sends the headers and half the body, then cuts the connection. */
const breakOff = ({ request, reply }: Exchange, code: number): FastifyReply => {
  reply.hijack();
  reply.raw.writeHead(code, { 'content-type': 'application/json', 'content-length': 1000 });
  reply.raw.write('{"id":', () => request.raw.socket.destroy());
  return reply;
};

const MAINTENANCE = '<!doctype html><title>Back soon</title><p>We are working on it.</p>';

/** Does the work of a call and responds, with or without a fault. */
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
