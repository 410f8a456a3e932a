import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StateCode } from '@shared/domain';
import type { SignStatementInput } from '@shared/domain/purchase';
import { statementOf } from '@shared/i18n/statement';
import { quoteOf, sealedOf } from '../context';
import { ApiFailure } from '../http/apiFailure';
import { versionStale } from '../http/ifMatch';
import { languageOf } from '../http/languageOf';
import type { RecordAnswer } from '../http/once';
import { answerTo } from '../quotes/response';
import { checkApplied } from '../quotes/checkApplied';
import { saveAddition } from '../quotes/saveEdit';
import type { GivenConsent } from './consentStore';

function signatureOf(state: StateCode, version: string, language: GivenConsent['language']) {
  const words = statementOf(state, version);
  if (!words) throw new ApiFailure(422, [{ code: 'consent_wording_unknown', attribute: 'version' }]);
  const wording = `${words.notice[language]}\n\n${words.statement[language]}`;
  return { id: randomUUID(), kind: 'application_statement' as const, version, language, wording };
}

/**
 * Records that the shopper declared the application true: the state's fraud notice and the statement as shown, about
 * the answers of that version.
 * @throws ApiFailure 409 and 422 as `checkApplied`, 412 if answers have changed since, 422 for wording we never
 * showed.
 */
export function signStatement(
  app: FastifyInstance,
  request: FastifyRequest,
  { version, quote_version: answers }: SignStatementInput,
  record: RecordAnswer,
) {
  const quote = quoteOf(request);
  const language = languageOf(request.headers['accept-language']);
  const signature = signatureOf(quote.document.address.state, version, language);
  const give: RecordAnswer = async (transaction, next, answer) => {
    await app.consents.give(transaction, quote, { ...signature, about: String(answers) });
    await record(transaction, next, answer);
  };
  return saveAddition(app, { quote, keyHash: sealedOf(request).keyHash }, give, {
    change: (latest) => {
      if (latest.version !== answers) throw versionStale(latest);
      checkApplied(latest, app.clock(), 'review');
      const stated = {
        version,
        consent_id: signature.id,
        quote_version: latest.version + 1,
        signed_at: new Date(app.clock()).toISOString(),
      };
      return { document: { ...latest.document, signed_statement: stated } };
    },
    answer: (next) => ({ quote: answerTo(request, next) }),
  });
}
