import type { FastifyRequest } from 'fastify';
import type { Quote } from '@shared/domain';
import { languageOf } from '../http/languageOf';
import { quoteAnswer } from './answers';
import type { StoredQuote } from './storedQuote';

/** The quote as returned to this caller: current, and in their language. */
export const answerTo = (request: FastifyRequest, quote: StoredQuote): Quote =>
  quoteAnswer(quote, request.server.clock(), languageOf(request.headers['accept-language']));
