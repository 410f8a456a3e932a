import { CARRIER_IDS } from '../../carriers';
import { STATE_CODES } from '../../entities';
import { keysOf } from '../../objects/keysOf';
import { rate, sampleQuote, sampleVehicle } from '../../testing/samples';
import {
  areAnswersComplete,
  contradictsVehicles,
  followUpCode,
  forcedAnswer,
  needsExplanation,
  QUESTION_DATA,
  questionFactsOf,
  questionFaults,
  questionsAsked,
  settleQuestions,
  showsExplanation,
  type QuestionAnswer,
  type QuestionFacts,
} from '..';

const facts: QuestionFacts = { state: 'IL', carrier: 'USHC', monitored: false, vehicles: [sampleVehicle()] };
const factsWith = (change: Partial<QuestionFacts>): QuestionFacts => ({ ...facts, ...change });
const business = factsWith({ vehicles: [sampleVehicle({ use_code: 'business', tnc: true })] });
const monitored = factsWith({ carrier: 'USIC', monitored: true });

const allNo = (place: QuestionFacts): QuestionAnswer[] =>
  questionsAsked(place).map((question_code) => ({ question_code, value: false }));
const answered = (place: QuestionFacts, ...changes: QuestionAnswer[]): QuestionAnswer[] =>
  allNo(place).map(
    (answer) => changes.find(({ question_code }) => question_code === answer.question_code) ?? answer,
  );

describe('the questions of a state and carrier (reading 31) [R31]', () => {
  const ALWAYS = [
    'business_use',
    'tnc',
    'delivery',
    'contents_plus',
    'household_drivers',
    'out_of_state_garaging',
    'existing_damage',
    'fraud_conviction',
  ];

  test.each(STATE_CODES)('%s asks the eight questions of every carrier', (state) => {
    for (const carrier of CARRIER_IDS) {
      expect(questionsAsked(factsWith({ state, carrier }))).toEqual(expect.arrayContaining(ALWAYS));
    }
  });

  test.each(STATE_CODES)('%s asks about a prior cancellation, unless it is Missouri [R56-6]', (state) => {
    for (const carrier of CARRIER_IDS) {
      const asked = questionsAsked(factsWith({ state, carrier }));
      expect(asked.includes('prior_cancellation')).toBe(state !== 'MO');
    }
  });

  test('taking part in monitoring is part of the application only on a monitored rate [R57]', () => {
    expect(questionsAsked(monitored)).toContain('monitoring');
    expect(questionsAsked(facts)).not.toContain('monitoring');
    const kept = settleQuestions([{ question_code: 'monitoring', value: true }], facts);
    expect(kept.map(({ question_code }) => question_code)).not.toContain('monitoring');
  });

  test.each([
    ['IL', 'FCIC', ['modifications']],
    ['IL', 'USHC', ['salvage_title']],
    ['TX', 'TXR', ['salvage_title', 'mexico_driving']],
    ['PA', 'IIC', ['modifications', 'medical_claims']],
    ['KS', 'USIC', ['salvage_title', 'medical_claims']],
  ] as const)('%s, %s: also asks %j', (state, carrier, more) => {
    const usual = ALWAYS.toSpliced(4, 0, 'prior_cancellation');
    expect(questionsAsked(factsWith({ state, carrier }))).toEqual([...usual, ...more]);
  });

  test('every question is asked somewhere', () => {
    const asked = STATE_CODES.flatMap((state) =>
      CARRIER_IDS.flatMap((carrier) => questionsAsked(factsWith({ state, carrier, monitored: true }))),
    );
    expect(new Set(asked)).toEqual(new Set(keysOf(QUESTION_DATA)));
  });

  test('questions come with the selected rate', () => {
    expect(questionFactsOf(sampleQuote())).toBeNull();
    const quote = sampleQuote({ selected_rate: { ...rate, carrier_id: 'USIC', monitored_driver: true } });
    expect(questionFactsOf(quote)).toMatchObject({ state: 'IL', carrier: 'USIC', monitored: true });
  });
});

describe('answers fixed by other facts (section 4) [4-78, 4-79, 4-64, 4-65]', () => {
  test.each([
    ['contents_plus', facts, false],
    ['contents_plus', monitored, false],
    ['monitoring', monitored, true],
    ['business_use', facts, null],
    ['business_use', business, true],
    ['tnc', business, null],
    ['existing_damage', monitored, null],
  ] as const)('%s (%#): %s', (code, where, value) => {
    expect(forcedAnswer(code, where)).toBe(value);
    const question = settleQuestions(answered(where), where).find(
      ({ question_code }) => question_code === code,
    );
    expect(question?.disabled).toBe(value !== null);
    if (value !== null) expect(question?.value).toBe(value);
  });

  test.each([
    ['tnc', {}, true, true],
    ['tnc', {}, false, false],
    ['tnc', { tnc: true }, false, true],
    ['tnc', { tnc: true }, true, false],
    ['delivery', {}, true, true],
    ['delivery', {}, false, false],
    ['delivery', { individual_delivery: true }, false, true],
    ['delivery', { individual_delivery: true }, true, false],
    ['existing_damage', {}, true, false],
  ] as const)('%s with a vehicle %j answered %s: contradiction %s [8-24]', (code, use, value, mismatch) => {
    const where = factsWith({ vehicles: [sampleVehicle(), sampleVehicle(use)] });
    expect(contradictsVehicles(code, value, where)).toBe(mismatch);
    const settled = settleQuestions(answered(where, { question_code: code, value }), where);
    expect(settled.find(({ question_code }) => question_code === code)?.value).toBe(mismatch ? null : value);
  });
});

describe('explanations (sections 4 and 5, reading 57) [4-66, 5-60, R57-2]', () => {
  test.each([
    ['existing_damage', true, true, true],
    ['existing_damage', false, false, false],
    ['existing_damage', null, false, false],
    ['business_use', true, true, true],
    ['salvage_title', true, true, false],
    ['monitoring', true, false, false],
  ] as const)('%s answered %s (%#): box %s, required %s', (code, value, shown, required) => {
    expect(showsExplanation(code, value)).toBe(shown);
    expect(needsExplanation(code, value)).toBe(required);
  });

  test('a follow-up’s code is its question’s code plus Desc (section 3) [3-139]', () => {
    expect(followUpCode('existing_damage')).toBe('existing_damageDesc');
  });

  test('drops an explanation that is not asked for', () => {
    const [kept, dropped] = [true, false].map((value) =>
      settleQuestions([{ question_code: 'existing_damage', value, explanation: 'A dent' }], facts).find(
        ({ question_code }) => question_code === 'existing_damage',
      ),
    );
    expect([kept?.explanation, dropped?.explanation]).toEqual(['A dent', null]);
  });
});

describe('errors in the answers (section 5) [5-46]', () => {
  test.each([
    ['all answered', answered(facts), facts, []],
    [
      'explained',
      answered(facts, { question_code: 'existing_damage', value: true, explanation: 'A dent' }),
      facts,
      [],
    ],
    [
      'none answered: an error for each (issue 17)',
      [],
      facts,
      questionsAsked(facts).map((code) => [code, 'questions_incomplete']),
    ],
    [
      'the third unanswered',
      answered(facts, { question_code: 'delivery', value: null }),
      facts,
      [['delivery', 'questions_incomplete']],
    ],
    [
      'unexplained',
      answered(facts, { question_code: 'existing_damage', value: true, explanation: ' ' }),
      facts,
      [['existing_damageDesc', 'explanation_missing']],
    ],
    [
      'business unexplained',
      answered(facts, { question_code: 'business_use', value: true }),
      facts,
      [['business_useDesc', 'business_explanation_missing']],
    ],
    [
      'explained with a control character',
      answered(facts, { question_code: 'existing_damage', value: true, explanation: 'A\0dent' }),
      facts,
      [['existing_damageDesc', 'characters_invalid']],
    ],
    [
      'explained in another script',
      answered(facts, { question_code: 'existing_damage', value: true, explanation: 'Вмятина' }),
      facts,
      [['existing_damageDesc', 'text_not_latin']],
    ],
    [
      'too long an optional explanation',
      answered(facts, { question_code: 'salvage_title', value: true, explanation: 'x'.repeat(1001) }),
      facts,
      [['salvage_titleDesc', 'too_long']],
    ],
    [
      'monitored: nothing to explain there, as ever elsewhere',
      answered(
        monitored,
        { question_code: 'monitoring', value: true },
        { question_code: 'existing_damage', value: true },
      ),
      monitored,
      [['existing_damageDesc', 'explanation_missing']],
    ],
    ['a forced answer changed', answered(monitored), monitored, [['monitoring', 'question_forced']]],
    [
      'Contents PLUS selected',
      answered(facts, { question_code: 'contents_plus', value: true }),
      facts,
      [['contents_plus', 'question_forced']],
    ],
    [
      'against the vehicles',
      answered(facts, { question_code: 'tnc', value: true, explanation: 'x' }),
      facts,
      [['tnc', 'question_mismatch']],
    ],
    [
      'a question not asked here, as an older page sends it',
      [...answered(facts), { question_code: 'monitoring', value: false }],
      facts,
      [],
    ],
    [
      'no question of ours',
      [...answered(facts), { question_code: '__proto__', value: true }],
      facts,
      [['questions', 'question_unknown']],
    ],
  ] as const)('%s', (_name, answers, where, expected) => {
    const faults = questionFaults(answers, where);
    expect(faults).toEqual(expected.map(([path, code]) => ({ path, key: `validation:${code}` })));
    expect(areAnswersComplete(answers, where)).toBe(expected.length === 0);
  });

  test('settled and fully answered questions are complete', () => {
    const settled = settleQuestions(answered(business, { question_code: 'tnc', value: true }), business).map(
      (question) => (question.value === true ? { ...question, explanation: 'Some words' } : question),
    );
    expect(questionFaults(settled, business)).toEqual([]);
  });
});
