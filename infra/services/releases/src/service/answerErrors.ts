import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../model/refusal';

interface Problem {
  code: string;
  message: string;
  attribute?: string;
  owner?: string;
}

/** What Fastify's validation says about the first wrong value. */
interface Invalid {
  validation: { instancePath: string; message?: string; params: Record<string, unknown> }[];
}

const CODES: Record<number, string> = { 404: 'not_found', 413: 'body_too_large', 429: 'rate_limited' };
const MESSAGES: Record<string, string> = {
  not_found: 'There is nothing at this address.',
  body_too_large: 'The body is too large.',
  rate_limited: 'Too many requests; try again in a minute.',
  bad_request: 'This request could not be read.',
  internal_error: 'The service failed; its log has the reason.',
};

const isInvalid = (error: object): error is Invalid =>
  'validation' in error && Array.isArray(error.validation);

function ofValidation({ validation }: Invalid): Problem {
  const [first] = validation;
  const { missingProperty, additionalProperty } = first?.params ?? {};
  const name = missingProperty ?? additionalProperty;
  const path = [...(first?.instancePath ?? '').split('/'), typeof name === 'string' ? name : ''].filter(
    Boolean,
  );
  const said = `${path.join('.') || 'The body'}: ${first?.message ?? 'is not valid'}`;
  return { code: 'bad_request', message: said, ...(path.length > 0 ? { attribute: path.join('.') } : {}) };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}

function problemOf(error: unknown, status: number): Problem {
  if (error instanceof Refusal) {
    const { code, message, attribute, owner } = error;
    return { code, message, ...(attribute ? { attribute } : {}), ...(owner ? { owner } : {}) };
  }
  if (error instanceof Error && isInvalid(error)) return ofValidation(error);
  const code = CODES[status] ?? (status < 500 ? 'bad_request' : 'internal_error');
  return { code, message: MESSAGES[code] ?? '' };
}

/** Answers any failure in the common error format, with the owner who can resolve it. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status === 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  return reply.code(status).send({ errors: [problemOf(error, status)] });
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new Refusal(404, 'not_found', MESSAGES['not_found'] ?? ''), request, reply),
  );
}
