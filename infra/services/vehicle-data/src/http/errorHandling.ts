import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VehicleDataCode as Code } from '@shared/domain';
import { errorBody, RequestFailure } from './requestFailure';

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}

function codeOf(error: unknown, status: number): Code {
  if (error instanceof RequestFailure) return error.code;
  if (status === 404) return 'not_found';
  return status < 500 ? 'bad_request' : 'internal_error';
}

/** Formats every error; echoes no value and logs no address, because a VIN is personal data. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = statusOf(error);
  const code = codeOf(error, status);
  if (status >= 500) {
    const stack = error instanceof Error ? error.stack : undefined;
    request.log.error({ route: request.routeOptions.url, stack }, 'request failed');
  }
  const attribute = error instanceof RequestFailure ? error.attribute : undefined;
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(code, request.headers['accept-language'], attribute)));
}

/** Sets the handlers for errors and for unknown routes. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    answerFailure(new RequestFailure(404, 'not_found'), request, reply),
  );
}
