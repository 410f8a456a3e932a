import { ageOn, DRIVER_FIELDS, fieldsWhere, type Driver, type StateCode } from '@shared/domain';
import {
  isBirthdayAllowed,
  PURCHASE_DRIVER_FIELDS,
  purchaseDriverFrom,
  settlePurchaseDriver,
  type KnownDriver,
} from '@shared/domain/purchase';

/** An accident or violation, possibly incomplete. */
export interface Incident {
  type: string | null;
  date: string | null;
  description: string | null;
}

/** The form's answers, null while unanswered. Identity numbers start empty, since they are never read back. */
export type DriverValues = Omit<KnownDriver, 'accident_violations'> & {
  accident_violations: Incident[];
  license_number: string | null;
  /** As typed, ###-##-####. */
  social_security: string | null;
};

/** The driver, place and day that the form is about; `today` is an ISO date. */
export interface AskedDriver {
  driver: Driver;
  state: StateCode;
  today: string;
}

const IDENTITY_NUMBERS: readonly string[] = fieldsWhere(DRIVER_FIELDS, { returned: 'last4' });

/** Fields a draft may store: all but identity numbers. */
export const DRAFT_FIELDS = PURCHASE_DRIVER_FIELDS.filter((field) => !IDENTITY_NUMBERS.includes(field));

/** Draft name of a driver's form. */
export const draftOf = (driver: Driver): string => `purchase-driver:${driver.id}`;

type Answers = Omit<DriverValues, 'accident_violations' | 'social_security'>;

/** The age for the rules: from the typed birthday, else the quoted age. */
function ageFor(birthday: string | null, { driver, today }: AskedDriver): number | null {
  return birthday !== null && isBirthdayAllowed(birthday, today) ? ageOn(birthday, today) : driver.age;
}

/** The answers made consistent by the domain's rule (section 4). */
export function settledAnswers(answers: Answers, asked: AskedDriver): Answers & { age: number | null } {
  const { credit_score, policy_holder } = asked.driver;
  const { credit_score: _credit, ...settled } = settlePurchaseDriver(
    { ...answers, credit_score, age: ageFor(answers.birthday, asked) },
    { state: asked.state, policy_holder },
  );
  return settled;
}

/** The form's initial values. */
export function fromDriver(asked: AskedDriver): DriverValues {
  const { accident_violations, ...known } = purchaseDriverFrom(asked.driver);
  const { age: _age, ...settled } = settledAnswers({ ...known, license_number: null }, asked);
  return { ...settled, accident_violations, social_security: null };
}

/** Answers that follow from others; the rest unchanged. */
export function followingAnswers(answers: Answers, asked: AskedDriver): Partial<DriverValues> {
  const { age: _age, ...settled } = settledAnswers(answers, asked);
  return settled;
}
