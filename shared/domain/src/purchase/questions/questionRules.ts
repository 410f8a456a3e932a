import type { Quote } from '../../entities/quote';
import type { Rate } from '../../entities/rate';
import type { Vehicle } from '../../entities/vehicle';
import { QUESTION_CODES, questionData, type QuestionCode } from './questionData';

/** Facts that the questions and answers depend on. */
export interface QuestionFacts {
  state: Quote['address']['state'];
  carrier: Rate['carrier_id'];
  /** Whether the selected rate is a monitored-driver one. */
  monitored: boolean;
  vehicles: readonly Pick<Vehicle, 'use_code' | 'tnc' | 'individual_delivery'>[];
}

/** The facts of a quote with a selected rate. */
export function questionFacts(
  { address, vehicles }: Pick<Quote, 'address' | 'vehicles'>,
  rate: Pick<Rate, 'carrier_id' | 'monitored_driver'>,
): QuestionFacts {
  return { state: address.state, carrier: rate.carrier_id, monitored: rate.monitored_driver, vehicles };
}

/** The facts of a quote; null until a rate is selected, since questions depend on the carrier (reading 31). */
export function questionFactsOf(
  quote: Pick<Quote, 'address' | 'selected_rate' | 'vehicles'>,
): QuestionFacts | null {
  const { selected_rate: rate } = quote;
  return rate === null ? null : questionFacts(quote, rate);
}

/**
 * The questions of a state and carrier, in the order they are numbered, from one. Taking part in monitoring is part of
 * the application only on a monitored rate (reading 57).
 */
export function questionsAsked({
  state,
  carrier,
  monitored,
}: Pick<QuestionFacts, 'state' | 'carrier' | 'monitored'>): QuestionCode[] {
  return QUESTION_CODES.filter((code) => {
    const { kind, states, neverIn, carriers } = questionData(code);
    if (kind === 'monitoring' && !monitored) return false;
    if (neverIn?.includes(state)) return false;
    return (states?.includes(state) ?? true) && (carriers?.includes(carrier) ?? true);
  });
}

/** The answer fixed by other facts, shown as text (section 4, reading 73); null if the shopper answers it. */
export function forcedAnswer(code: QuestionCode, { monitored, vehicles }: QuestionFacts): boolean | null {
  const { kind } = questionData(code);
  if (kind === 'contents_plus') return false;
  if (kind === 'monitoring' && monitored) return true;
  if (kind === 'business' && vehicles.some(({ use_code }) => use_code === 'business')) return true;
  return null;
}

/** Whether an answer contradicts the vehicles' ridesharing or delivery answers (section 4). */
export function contradictsVehicles(
  code: QuestionCode,
  value: boolean,
  { vehicles }: QuestionFacts,
): boolean {
  const { kind } = questionData(code);
  if (kind === 'tnc') return value !== vehicles.some(({ tnc }) => tnc);
  if (kind === 'delivery') return value !== vehicles.some((vehicle) => vehicle.individual_delivery);
  return false;
}

/** Whether a Yes shows the explanation box: not for monitoring (section 4, reading 57). */
export function showsExplanation(code: QuestionCode, value: boolean | null): boolean {
  return value === true && questionData(code).kind !== 'monitoring';
}

/** Whether the explanation is required: the text asks for it, or is about business (section 5). */
export function needsExplanation(code: QuestionCode, value: boolean | null): boolean {
  const { kind, explain } = questionData(code);
  return showsExplanation(code, value) && (explain || kind === 'business');
}

/** The code of a question's follow-up explanation (section 3). */
export function followUpCode<Code extends string>(code: Code): `${Code}Desc` {
  return `${code}Desc`;
}
