import { addDays, dateIn, timeZoneOf, termFrom, type Driver, type Quote, type Vehicle } from '@shared/domain';
import { packagesBasis, questionFactsOf, settleQuestions } from '@shared/domain/purchase';
import { questionsTexts } from '@shared/i18n';
import { aDriver, aVehicle } from '@shared/testing';
import { aPurchase } from './openAt';

/** A driver with every purchase answer. */
export const aWholeDriver = (changes: Partial<Driver> = {}): Driver =>
  aDriver({
    first_name: 'Ann',
    last_name: 'Lee',
    birthday: '1991-01-05',
    birthday_estimated: false,
    license_state: 'IL',
    license_number_last4: '1234',
    license_issued_at: '2007-01-05',
    occupation: 'Teacher',
    email: 'ann@example.com',
    phone: '3125550100',
    communication_preference: 'email',
    ...changes,
  });

/** A car with every purchase answer. */
export const aWholeVehicle = (changes: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    vin: '1HGCM82633A004352',
    use_code: 'commute',
    current_mileage: 9000,
    estimated_annual_distance: 12_000,
    coverages: [
      {
        type: 'bodily_injury',
        description: 'Bodily injury',
        limits: [
          { applies_to: 'per_person', amount: 2_500_000 },
          { applies_to: 'per_accident', amount: 5_000_000 },
        ],
      },
    ],
    ...changes,
  });

/** A valid policy start, whenever the test runs. */
export const START = addDays(dateIn(timeZoneOf({ state: 'IL', county: 'Cook' }), new Date()), 5);

/** An application answered up to the carrier's questions, which are unanswered. */
export function anAskedApplication(changes: Partial<Quote> = {}): Quote {
  const quote = aPurchase({
    term: termFrom(START, 6),
    residence_info: { current_residence_date: '2020-02-29', ownership: 'owned' },
    vehicles: [aWholeVehicle()],
    drivers: [aWholeDriver()],
    ...changes,
  });
  const facts = questionFactsOf(quote);
  const { questions: texts } = questionsTexts.en;
  const asked = facts === null ? [] : settleQuestions(quote.questions ?? [], facts);
  return {
    ...quote,
    address: { ...quote.address, line1: '1 Main St' },
    reviewed_coverages: packagesBasis(quote.vehicles),
    questions: asked.map((question) => ({ ...question, text: texts[question.question_code] })),
  };
}

/** A fully answered application, stated to be true: No to every question with a choice. */
export function anApplication(changes: Partial<Quote> = {}): Quote {
  const asked = anAskedApplication(changes);
  const questions = asked.questions?.map((question) => ({ ...question, value: question.value ?? false }));
  const signed_statement = {
    version: '2026-11',
    consent_id: 'consent-1',
    quote_version: asked.version,
    signed_at: '2026-11-21T10:00:00.000Z',
  };
  return { ...asked, questions: questions ?? null, signed_statement };
}
