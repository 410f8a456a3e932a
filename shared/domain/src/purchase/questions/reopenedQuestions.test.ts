import { sampleVehicle } from '../../testing/samples';
import { questionsAsked, reopenedQuestions, type QuestionAnswer, type QuestionFacts } from '..';

const facts: QuestionFacts = { state: 'IL', carrier: 'USHC', monitored: false, vehicles: [sampleVehicle()] };
const business = { ...facts, vehicles: [sampleVehicle({ use_code: 'business', tnc: true })] };
const otherCarrier = { ...facts, carrier: 'FCIC' } as const;

/** Answers No to every question except these, which stay unanswered. */
const answeredBut = (...codes: string[]): QuestionAnswer[] =>
  questionsAsked(facts).map((question_code) => ({
    question_code,
    value: codes.includes(question_code) ? null : false,
  }));

test.each([
  ['nothing stored: the first visit', null, facts, []],
  ['nothing answered: the first visit', answeredBut(...questionsAsked(facts)), facts, []],
  ['forced answers alone: the first visit', [], business, []],
  ['all answered', answeredBut(), facts, []],
  ['no car is for business any more', answeredBut('business_use'), facts, [1]],
  ['and another', answeredBut('business_use', 'delivery'), facts, [1, 3]],
  [
    'a car gives rides now: the No is against it, and the Yes it forces wants words',
    answeredBut(),
    business,
    [1, 2],
  ],
  ['another carrier asks one more', answeredBut(), otherCarrier, [11]],
] as const)('%s', (_name, stored, where, numbers) => {
  expect(reopenedQuestions(stored, where)).toEqual(numbers);
});
