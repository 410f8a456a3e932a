import { withoutTraces } from '@infra/rating';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CodedError, RateResult } from '@shared/domain';
import { type InferType, object, string } from 'yup';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { textOf } from '../../http/errorTexts';
import { languageOf } from '../../http/languageOf';
import { currentRates } from '../../quotes/rates';
import { finalRates, isSocialHandle, SOCIAL_HANDLE } from '../../quotes/finalRates';
import { changesRoute, rateIdSchema } from './changes';
import { choicesRoute } from './choices';
import { internalCopy } from './internalCopy';
import { rangeRoute } from './range';

/**
 * `plan_code` re-rates by plan; `rate_id` names the viewed rate, whose trace is included. `type=final_quote` rates
 * the chosen product; `social` is then the handle of the policyholder's SSN (reading 35).
 */
const ratesQuerySchema = object({
  plan_code: string().matches(/^[A-Za-z0-9]{1,20}$/, 'validation:invalid'),
  rate_id: rateIdSchema,
  type: string().oneOf(['final_quote'], 'validation:choice_invalid'),
  social: string().matches(SOCIAL_HANDLE, 'validation:invalid'),
})
  .noUnknown(true, 'validation:unknown_field')
  .strict(true);
type RatesQuery = InferType<typeof ratesQuerySchema>;

/** The engine has only codes; their texts are added here, in the caller's language. */
function withTexts(errors: CodedError[], request: FastifyRequest): CodedError[] {
  const language = languageOf(request.headers['accept-language']);
  return errors.map((error) => ({ ...error, message: textOf({ code: error.code }, language) }));
}

/** Traces are large and encrypted responses do not compress, so only the best match and the viewed rate include theirs. */
function answerOf(result: RateResult, rateId: string | undefined, request: FastifyRequest): RateResult {
  return {
    ...result,
    other_rates: result.other_rates.map((rate) => (rate.id === rateId ? rate : withoutTraces(rate))),
    declined: result.declined.map((entry) => ({ ...entry, errors: withTexts(entry.errors, request) })),
    errors: withTexts(result.errors, request),
  };
}

async function finalQuote(app: FastifyInstance, request: FastifyRequest, social: string | undefined) {
  const quote = quoteOf(request);
  if (social !== undefined && !isSocialHandle(app, quote, social)) {
    throw new ApiFailure(422, [{ code: 'social_handle_spent', attribute: 'social' }]);
  }
  return finalRates(app, quote, sealedOf(request).keyHash);
}

/** Prices of a quote: stored while current, otherwise rated again (specification 7). */
export function rateRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get<{ Querystring: RatesQuery }>(
    '/v2/quotes/:id/rates',
    {
      schema: { querystring: ratesQuerySchema },
      config: { sealed: true, opensQuote: true, limit: 'rates', limitByKey: true },
    },
    async (request) => {
      const { plan_code: planCode, rate_id: rateId, type, social } = request.query;
      if (type === 'final_quote') return answerOf(await finalQuote(app, request, social), rateId, request);
      const quote = quoteOf(request);
      const result = await currentRates(app, quote, sealedOf(request).keyHash, { planCode, rateId });
      await internalCopy(app, quote, result, planCode);
      return answerOf(result, rateId, request);
    },
  );
  changesRoute(app);
  choicesRoute(app);
  rangeRoute(app);
  done();
}
