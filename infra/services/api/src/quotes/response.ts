import {
  ageOn,
  isGoodDriver,
  catalogueAt,
  dateIn,
  type Driver,
  postalOf,
  presentInsurance,
  readBack,
  type Quote,
  STATE_RULES,
  timeZoneOf,
  type Vehicle,
  type UpdateQuoteInput,
} from '@shared/domain';
import {
  linedVehicles,
  type QuestionAnswer,
  questionFactsOf,
  questionFaults,
  type QuestionFacts,
  settleQuestions,
} from '@shared/domain/purchase';
import { type ApiLanguage, languageOf } from '../http/languageOf';
import type { DriverDocument, StoredPart, StoredQuote, VehicleDocument } from './storedQuote';
import type { FastifyRequest } from 'fastify';
import { questionsTexts } from '@shared/i18n/texts';
import { refuse } from '../http/validatorCompiler';

/**
 * A quote's questions with their texts, and their answers as its vehicles and carrier determine them (section 4);
 * null until a rate is selected, because the questions are the carrier's (reading 31).
 */
function questionsAnswer(
  quote: Parameters<typeof questionFactsOf>[0],
  stored: readonly QuestionAnswer[] | null,
  language: ApiLanguage,
): Quote['questions'] {
  const facts = questionFactsOf(quote);
  if (facts === null) return null;
  const { questions: texts } = questionsTexts[language];
  return settleQuestions(stored ?? [], facts).map((question) => ({
    ...question,
    text: texts[question.question_code],
  }));
}

/**
 * The answers to store: code, value, explanation. A forced answer is not stored, so that it is asked once it is no
 * longer forced. @throws ApiFailure 422 for errors of the form (section 5), which validates all answers together.
 */
export function answeredQuestions(
  sent: NonNullable<UpdateQuoteInput['questions']>,
  facts: QuestionFacts,
): QuestionAnswer[] {
  refuse(questionFaults(sent, facts));
  return settleQuestions(sent, facts).map(({ question_code, value, explanation, disabled }) => ({
    question_code,
    value: disabled ? null : value,
    explanation,
  }));
}

const MINUTE = 60_000;
const lastToday = new Map<string, { minute: number; date: string }>();

/**
 * Today's date where the quote's cars are, which ages and dates depend on. Cached per minute, because computing a
 * zone's date costs more than the rest of an edit.
 */
export function todayFor(quote: Pick<StoredQuote, 'document'>, instant: number): string {
  const timeZone = timeZoneOf(quote.document.address);
  const minute = Math.floor(instant / MINUTE);
  const last = lastToday.get(timeZone);
  if (last?.minute === minute) return last.date;
  const date = dateIn(timeZone, new Date(instant));
  lastToday.set(timeZone, { minute, date });
  return date;
}

const isoInstant = (instant: number): string => new Date(instant).toISOString();

/** Caches the response of each part: an edit leaves most of a quote unchanged, and building its response costs the most. */
function keptByPart<Part extends object, Basis, Answer>(make: (part: Part, basis: Basis) => Answer) {
  const kept = new WeakMap<Part, { basis: Basis; answer: Answer }>();
  return (part: Part, basis: Basis): Answer => {
    const known = kept.get(part);
    if (known?.basis === basis) return known.answer;
    const answer = make(part, basis);
    kept.set(part, { basis, answer });
    return answer;
  };
}

/** A vehicle as the API returns it; its premium (cents) is the best match's while rates are current. */
const vehicleAnswer = keptByPart((part: StoredPart<VehicleDocument>, premium: number | null): Vehicle => ({
  ...part.document,
  id: part.id,
  created_at: isoInstant(part.createdAt),
  vehicle_premium: premium,
}));

type OwnAnswers = Omit<Driver, 'address'> & Pick<DriverDocument, 'address'>;

/** A driver as the API returns it: identity numbers only as their last four (design: security). */
const driverAnswer = keptByPart((part: StoredPart<DriverDocument>, today: string): OwnAnswers => {
  const { document: open } = part;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row of each identity number renames it
  const answers = readBack(open) as Omit<OwnAnswers, 'id' | 'created_at' | 'age'>;
  return {
    ...answers,
    id: part.id,
    created_at: isoInstant(part.createdAt),
    age: open.birthday === null ? null : ageOn(open.birthday, today),
    good_driver: isGoodDriver(open, today) ?? false,
    policyholder: open.policy_holder,
  };
});

/** The prior policy with what follows from its end and the chosen start; false until there is one (readings 55 and 70). */
function priorPolicyAnswer(document: StoredQuote['document'], today: string): Quote['prior_policy'] {
  const { prior_policy: prior, term } = document;
  return prior && { ...prior, continuous: term !== null && presentInsurance(document, today) === 'insured' };
}

/** The language-independent parts of a quote: all but the questions. Vehicles and drivers in creation order. */
export function quoteFacts(quote: StoredQuote, instant: number): Omit<Quote, 'questions'> {
  const today = todayFor(quote, instant);
  const { questions: _questions, ...document } = quote.document;
  const home = postalOf(document.address);
  const vehicles = quote.vehicles.map((part) => vehicleAnswer(part, quote.premiums?.[part.id] ?? null));
  const drivers = quote.drivers.map((part) => {
    const driver = driverAnswer(part, today);
    return { ...driver, address: driver.address ?? home };
  });
  return {
    ...document,
    prior_policy: priorPolicyAnswer(quote.document, today),
    policyNumber: document.policy_number,
    id: quote.id,
    version: quote.version,
    status: quote.status,
    created_at: isoInstant(quote.createdAt),
    // What was chosen beyond the packages is derived, so that another package needs no repair (reading 58).
    vehicles: document.coverage_choices ? linedVehicles({ ...document, vehicles, drivers }) : vehicles,
    drivers,
    selected_rate: quote.selectedRate,
  };
}

/** The catalog that a quote was rated with, bought or not, in states where the API serves it (readings 1 and 45). */
export function ratedCatalogue({ document, selectedRate, catalogueVersion }: StoredQuote) {
  const { state } = document.address;
  if (STATE_RULES[state].system !== 'GW') return null;
  return catalogueAt(selectedRate?.catalogue_version ?? catalogueVersion ?? undefined, state);
}

/** The whole quote, with its questions in the caller's language. */
export function quoteAnswer(quote: StoredQuote, instant: number, language: ApiLanguage): Quote {
  const facts = quoteFacts(quote, instant);
  const questions = questionsAnswer(facts, quote.document.questions, language);
  return Object.assign(facts, { questions });
}

/** The quote as returned to this caller: current, and in their language. */
export const answerTo = (request: FastifyRequest, quote: StoredQuote): Quote =>
  quoteAnswer(quote, request.server.clock(), languageOf(request.headers['accept-language']));
