import type { FastifyRequest } from 'fastify';
import type { Quote } from '@shared/domain';
import { languageOf } from '../http/languageOf';
import { quoteAnswer } from './answers';
import type { StoredQuote } from './storedQuote';

/** A quote as this caller reads it: now, and in their language. */
export const answerTo = (request: FastifyRequest, quote: StoredQuote): Quote =>
  quoteAnswer(quote, request.server.clock(), languageOf(request.headers['accept-language']));
