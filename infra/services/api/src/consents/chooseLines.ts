import { randomUUID } from 'node:crypto';
import { linePrices } from '@infra/rating';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CoverageChoice, formatDollars, type Quote, type Rate } from '@shared/domain';
import { type AskedLine, askedLines, type ChooseLinesInput } from '@shared/domain/purchase';
import { lineWording } from '@shared/i18n/choices';
import { quoteOf, sealedOf } from '../context';
import { ApiFailure } from '../http/apiFailure';
import { languageOf } from '../http/languageOf';
import type { RecordAnswer } from '../http/once';
import { refuse } from '../http/validatorCompiler';
import { fillText } from '../locales/fillText';
import { quoteFacts, todayFor, answerTo } from '../quotes/response';
import { checkEditable, isApplying, packagesOf } from '../quotes/checks';
import { withoutRates } from '../quotes/quoteStore';
import { saveAddition } from '../quotes/saveEdit';
import type { StoredQuote } from '../quotes/storedQuote';
import type { GivenConsent } from './consentStore';

type Sent = ChooseLinesInput['choices'][number];
type Facts = Omit<Quote, 'questions'>;

interface Choosing {
  facts: Facts;
  rate: Rate;
  /** ISO date where the cars are. */
  today: string;
  /** ISO instant. */
  now: string;
  language: GivenConsent['language'];
}

/** A stored choice, and what goes into the ledger if it is signed. */
interface Made {
  choice: CoverageChoice;
  ledger: GivenConsent | null;
}

const notOpen = () => new ApiFailure(409, 'choice_not_open');

/** The line's prices with the chosen product, as `rates/choices` returns them. */
export const pricesOf = (quote: Facts, rate: Rate, today: string) =>
  linePrices({ quote, carrierId: rate.carrier_id, productId: rate.carrier_product_id }, today);

/** What the wording states: the two annual premiums of 75 Pa.C.S. 1705, which must be those that were shown. */
function statedValues({ premiums = [] }: Sent, line: AskedLine, { facts, rate, today }: Choosing) {
  if (line.line !== 'tort') return {};
  const prices = pricesOf(facts, rate, today)?.lines.find((one) => one.line === 'tort');
  const full = prices?.keep[0]?.premium;
  if (!prices || full === undefined || premiums[0] !== prices.reject || premiums[1] !== full) throw notOpen();
  return { limited: formatDollars(prices.reject), full: formatDollars(full) };
}

function signed(sent: Sent, at: number, line: AskedLine, choosing: Choosing): GivenConsent | null {
  if (sent.choice === 'keep' || line.signed === null) return null;
  const { facts, language } = choosing;
  const wording = sent.version ? lineWording(facts.address.state, line, sent.version) : null;
  if (!wording) {
    throw new ApiFailure(422, [{ code: 'consent_wording_unknown', attribute: `choices[${at}].version` }]);
  }
  return {
    id: randomUUID(),
    kind: line.signed,
    version: wording.version,
    language,
    wording: fillText(wording[language], statedValues(sent, line, choosing)),
    about: line.basis,
  };
}

function amountOf({ choice, amount }: Sent, at: number, { amounts }: AskedLine): number | null {
  if (choice === 'reject' || !amounts) return null;
  if (amount !== undefined && !amounts.includes(amount))
    refuse([{ path: `choices[${at}].amount`, key: 'validation:choice_invalid' }]);
  return amount ?? amounts[0] ?? null;
}

/** Every choice must be about a line that is asked for these cars, once, and every line that needs one must have it. */
function made({ choices }: ChooseLinesInput, choosing: Choosing): Made[] {
  const asked = askedLines(choosing.facts, choices);
  const missing = asked.some(
    ({ line, isRequired }) => isRequired && !choices.some((one) => one.line === line),
  );
  if (missing) throw notOpen();
  return choices.map((sent, at) => {
    const line = asked.find((one) => one.line === sent.line && one.basis === sent.basis);
    const isFirst = choices.findIndex((one) => one.line === sent.line) === at;
    if (!line || !isFirst) throw notOpen();
    const ledger = signed(sent, at, line, choosing);
    const stated = sent.line === 'tort' && sent.premiums ? { premiums: sent.premiums } : {};
    const signature = ledger && {
      version: ledger.version,
      consent_id: ledger.id,
      signed_at: choosing.now,
      ...stated,
    };
    const { line: id, basis, choice } = sent;
    return { choice: { line: id, choice, amount: amountOf(sent, at, line), basis, signature }, ledger };
  });
}

function choosingFor(app: FastifyInstance, request: FastifyRequest, quote: StoredQuote): Choosing {
  checkEditable(quote.status);
  const rate = quote.selectedRate;
  if (!isApplying(quote) || rate === null) throw new ApiFailure(409, 'rate_not_chosen');
  const instant = app.clock();
  return {
    facts: quoteFacts(quote, instant),
    rate,
    today: todayFor(quote, instant),
    now: new Date(instant).toISOString(),
    language: languageOf(request.headers['accept-language']),
  };
}

/**
 * Stores what the shopper decides beyond the packages, signs what is turned down in writing, and counts as the review
 * of the coverages (reading 58). The quote is priced again.
 * @throws ApiFailure 409 before Buy online, on a closed quote, and if the choices are not those that are open now; 422
 * for wording we never showed or an amount that is not sold.
 */
export function chooseLines(
  app: FastifyInstance,
  request: FastifyRequest,
  input: ChooseLinesInput,
  record: RecordAnswer,
) {
  const quote = quoteOf(request);
  let ledger: GivenConsent[] = [];
  const recordAll: RecordAnswer = async (transaction, next, answer) => {
    for (const consent of ledger) await app.consents.give(transaction, quote, consent);
    await record(transaction, next, answer);
  };
  return saveAddition(app, { quote, keyHash: sealedOf(request).keyHash }, recordAll, {
    change: (latest) => {
      const all = made(input, choosingFor(app, request, latest));
      ledger = all.flatMap((one) => one.ledger ?? []);
      const coverage_choices = all.map(({ choice }) => choice);
      const reviewed_coverages = packagesOf(latest);
      return {
        document: { ...latest.document, coverage_choices, reviewed_coverages },
        ...withoutRates(latest),
      };
    },
    answer: (next) => ({ quote: answerTo(request, next) }),
  });
}
