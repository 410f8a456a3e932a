import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/apiFailure';

/** Who calls, as the command says: recorded, not proven. The token opens the route. */
export const OPERATOR_HEADER = 'x-operator';
const NAME = /^[^\p{Cc}\p{Cs}]{1,60}$/u;

/** Encoded by the command, because a header has no letters beyond Latin-1. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** @throws ApiFailure 422 without a name */
export function operatorOf({ headers }: FastifyRequest): string {
  const given = headers[OPERATOR_HEADER];
  const name = typeof given === 'string' ? decoded(given) : '';
  if (!NAME.test(name)) throw new ApiFailure(422, [{ code: 'required', attribute: OPERATOR_HEADER }]);
  return name;
}
