import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChoiceKind, SignedChoice, StateCode } from '@shared/domain';
import { openChoices, type SignChoicesInput } from '@shared/domain/purchase';
import { choiceWording } from '@shared/i18n/choices';
import { quoteOf, sealedOf } from '../context';
import { ApiFailure } from '../http/apiFailure';
import { languageOf } from '../http/languageOf';
import type { RecordAnswer } from '../http/once';
import { quoteFacts, answerTo } from '../quotes/response';
import { checkEditable, isApplying, packagesOf } from '../quotes/checks';
import { saveAddition } from '../quotes/saveEdit';
import type { StoredQuote } from '../quotes/storedQuote';
import type { GivenConsent } from './consentStore';

/** The ledger stores the signed wording; the quote stores the signature as long as it is valid. */
interface Signature {
  ledger: GivenConsent & { kind: ChoiceKind };
  choice: SignedChoice;
}

function signatureOf(
  { kind, version, basis }: SignChoicesInput['choices'][number],
  at: number,
  place: { state: StateCode; language: GivenConsent['language']; instant: number },
): Signature {
  const wording = choiceWording(place.state, kind, version);
  if (!wording) {
    throw new ApiFailure(422, [{ code: 'consent_wording_unknown', attribute: `choices[${at}].version` }]);
  }
  const { language } = place;
  const id = randomUUID();
  return {
    ledger: { id, kind, version, language, wording: wording[language], about: basis },
    choice: { kind, version, consent_id: id, basis, signed_at: new Date(place.instant).toISOString() },
  };
}

/** Only an open choice can be signed, once, and for the current coverages: a page may show older ones. */
function checkOpen(quote: StoredQuote, { choices }: SignChoicesInput, instant: number) {
  checkEditable(quote.status);
  if (!isApplying(quote)) throw new ApiFailure(409, 'rate_not_chosen');
  const open = openChoices(quoteFacts(quote, instant));
  const areOpen = choices.every(
    ({ kind, basis }, at) =>
      open.some((one) => one.kind === kind && one.basis === basis) &&
      choices.findIndex((one) => one.kind === kind) === at,
  );
  if (!areOpen) throw new ApiFailure(409, 'choice_not_open');
}

/**
 * Signs what the state requires about the quote's coverages.
 * @throws ApiFailure 409 before Buy online, on a closed quote and for a choice that is not open, 422 for wording we
 * never showed.
 */
export function signChoices(
  app: FastifyInstance,
  request: FastifyRequest,
  input: SignChoicesInput,
  record: RecordAnswer,
) {
  const quote = quoteOf(request);
  const instant = app.clock();
  const language = languageOf(request.headers['accept-language']);
  const place = { state: quote.document.address.state, language, instant };
  const signatures = input.choices.map((choice, at) => signatureOf(choice, at, place));
  const signed = new Set<string>(input.choices.map(({ kind }) => kind));
  const recordAll: RecordAnswer = async (transaction, next, answer) => {
    for (const { ledger } of signatures) await app.consents.give(transaction, quote, ledger);
    await record(transaction, next, answer);
  };
  return saveAddition(app, { quote, keyHash: sealedOf(request).keyHash }, recordAll, {
    change: (latest) => {
      checkOpen(latest, input, instant);
      const kept = latest.document.signed_choices.filter(({ kind }) => !signed.has(kind));
      const signed_choices = [...kept, ...signatures.map(({ choice }) => choice)];
      return { document: { ...latest.document, signed_choices, reviewed_coverages: packagesOf(latest) } };
    },
    answer: (next) => ({ quote: answerTo(request, next) }),
  });
}
