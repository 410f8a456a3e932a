import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Consent, withdrawConsentSchema } from '@shared/domain';
import {
  type ChooseLinesInput,
  chooseLinesSchema,
  type SignChoicesInput,
  signChoicesSchema,
  type SignStatementInput,
  signStatementSchema,
} from '@shared/domain/purchase';
import { chooseLines } from '../../consents/chooseLines';
import { signChoices } from '../../consents/signChoices';
import { signStatement } from '../../consents/signStatement';
import { withdrawChoice } from '../../consents/withdrawChoice';
import { quoteOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { once } from '../../http/once';
import { AGENT_KINDS, type Withdrawn, withdrawnLetter } from '../../mail/letters/withdrawnLetter';
import { quoteNumberOf } from '../../quotes/rates';

/** The ledger; a consent that holds as a choice beyond the packages names its line (reading 58). */
async function consentsOf(app: FastifyInstance, request: FastifyRequest): Promise<{ consents: Consent[] }> {
  const quote = quoteOf(request);
  const { coverage_choices: choices = [] } = quote.document;
  const consents = (await app.consents.list(quote)).map((consent) => {
    const made = choices.find(({ signature }) => signature?.consent_id === consent.id);
    return made ? { ...consent, line: made.line } : consent;
  });
  return { consents };
}

const config = { sealed: true, opensQuote: true } as const;

/** Withdraws a consent and notifies the agent in the same transaction, so that calls stop or papers go by mail. */
async function withdrawAndTell(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, kind }: { id: string; kind: Withdrawn['kind'] },
) {
  const quote = quoteOf(request);
  const { policy_number: policy, quote_number: known } = quote.document;
  const number = policy ?? known ?? quoteNumberOf(quote);
  const { agentEmail, site } = app.mail;
  await app.mail.post(quote, async (transaction) => {
    const about = await app.consents.withdraw(transaction, quote, id);
    if (about === null) throw new ApiFailure(404, 'consent_not_found');
    return { letter: withdrawnLetter(agentEmail, site, { kind, number, about }) };
  });
}

async function withdraw(app: FastifyInstance, request: FastifyRequest, id: string) {
  const quote = quoteOf(request);
  const consent = (await app.consents.list(quote)).find((one) => one.id === id);
  if (!consent) throw new ApiFailure(404, 'consent_not_found');
  const kind = AGENT_KINDS.find((one) => one === consent.kind);
  if (kind) await withdrawAndTell(app, request, { id, kind });
  else await withdrawChoice(app, request, id);
  return consentsOf(app, request);
}

/** The consent ledger that a shopper can see, sign and withdraw from (reading 39; design: consent). */
export function consentRoutes(app: FastifyInstance, _options: object, done: () => void) {
  app.get('/v2/quotes/:id/consents', { config }, (request) => consentsOf(app, request));
  app.post<{ Body: SignChoicesInput }>(
    '/v2/quotes/:id/consents',
    { schema: { body: signChoicesSchema }, config },
    (request, reply) =>
      once(app, request, reply, (record) => signChoices(app, request, request.body, record)),
  );
  app.post<{ Body: ChooseLinesInput }>(
    '/v2/quotes/:id/choices',
    { schema: { body: chooseLinesSchema }, config },
    (request, reply) =>
      once(app, request, reply, (record) => chooseLines(app, request, request.body, record)),
  );
  app.post<{ Body: SignStatementInput }>(
    '/v2/quotes/:id/consents/statement',
    { schema: { body: signStatementSchema }, config },
    (request, reply) =>
      once(app, request, reply, (record) => signStatement(app, request, request.body, record)),
  );
  app.post<{ Params: { consentId: string } }>(
    '/v2/quotes/:id/consents/:consentId/withdraw',
    { schema: { body: withdrawConsentSchema }, config: { ...config, repeatable: true } },
    (request) => withdraw(app, request, request.params.consentId),
  );
  done();
}
