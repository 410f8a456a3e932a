import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCode, CodedError } from '@shared/domain';
import { ENVELOPE_ERROR_STATUS, EnvelopeError } from '@shared/api-client/envelope';
import { isDatabaseOutage } from '../database/databaseOutage';
import { ProviderError } from '../providers/callProvider';
import { framesOf, reasonOf } from '../reasonOf';
import { ApiFailure } from './apiFailure';
import { textOf } from './errorTexts';
import { type ApiLanguage, languageOf } from './languageOf';

/** Fastify's own errors mapped to our codes; any other 4xx is `bad_request`. */
const FRAMEWORK_CODES: Record<string, ApiCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
};

function asFailure(error: FastifyError | Error, now: number): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof EnvelopeError) {
    const facts = error.code === 'enc_stale' ? { server_time: now } : {};
    return new ApiFailure(ENVELOPE_ERROR_STATUS[error.code], error.code, facts);
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 503 || isDatabaseOutage(error)) return new ApiFailure(503, 'unavailable');
  if (status >= 400 && status < 500) {
    return new ApiFailure(status, FRAMEWORK_CODES['code' in error ? error.code : ''] ?? 'bad_request');
  }
  return new ApiFailure(500, 'internal_error');
}

function codedErrors(failure: ApiFailure, language: ApiLanguage): CodedError[] {
  return failure.entries.map((entry) => ({
    code: entry.code,
    message: textOf(entry, language),
    ...(entry.attribute ? { attribute: entry.attribute } : {}),
  }));
}

/** An unexpected error is a defect, so its place is logged, too. */
export const traceOf = (error: Error) => ({ ...reasonOf(error), at: framesOf(error) });

/** Formats every error the same way (reading 37): plain, in the caller's language, echoing nothing. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error, request.server.clock());
  if (failure.statusCode === 500) request.log.error({ failure: traceOf(error) }, 'unforeseen');
  else if (isDatabaseOutage(error)) request.log.warn({ failure: reasonOf(error) }, 'the database is away');
  else if (error instanceof ProviderError)
    request.log.warn({ failure: reasonOf(error) }, 'a provider failed');
  const { retry_after: retryAfter, ...facts } = failure.facts;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(failure.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        errors: codedErrors(failure, languageOf(request.headers['accept-language'])),
        ...facts,
      }),
    );
}
