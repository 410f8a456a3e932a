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
  ['only forced answers: the first visit', [], business, []],
  ['all answered', answeredBut(), facts, []],
  ['no car is for business anymore', answeredBut('business_use'), facts, [1]],
  ['and another', answeredBut('business_use', 'delivery'), facts, [1, 3]],
  [
    'a car now gives rides, which contradicts the No and forces a Yes to explain',
    answeredBut(),
    business,
    [1, 2],
  ],
  ['another carrier has an extra question', answeredBut(), otherCarrier, [10]],
  [
    'a monitored rate, on which a Yes once needed no explanation (reading 57)',
    [...answeredBut('existing_damage'), { question_code: 'existing_damage', value: true }].toReversed(),
    { ...facts, monitored: true },
    [9],
  ],
] as const)('%s', (_name, stored, where, numbers) => {
  expect(reopenedQuestions(stored, where)).toEqual(numbers);
});
