import { clientNetwork, VISIT_HEADER } from '@infra/server';
import type { FastifyRequest } from 'fastify';

const VISIT = /^[\w-]{22}$/;

/** The visit that a trusted edge names; null for every other caller. */
export function visitIn({ headers }: Pick<FastifyRequest, 'headers'>, isFromEdge: boolean): string | null {
  const id = headers[VISIT_HEADER];
  return isFromEdge && typeof id === 'string' && VISIT.test(id) ? id : null;
}

export type Caller = Pick<FastifyRequest, 'ip' | 'visit'>;

/** Who a limit counts: a visit, because thousands may share one IPv4 address, or the network of a caller without one. */
export const callerOf = ({ ip, visit }: Caller): string =>
  visit === null ? clientNetwork(ip) : `visit ${visit}`;
