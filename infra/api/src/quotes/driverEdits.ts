import {
  ageOn,
  type DriverInput,
  type DriverPatch,
  estimatedBirthday,
  licenseIssuedFrom,
  MAX_BIRTHDAY_AGE,
  MIN_LICENSE_AGE,
  settleDriver,
} from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { EMPTY_DRIVER } from './newDocuments';
import type { DriverDocument, StoredPart, StoredQuote } from './storedQuote';

const ageOf = (driver: DriverDocument, today: string) =>
  driver.birthday === null ? null : ageOn(driver.birthday, today);

/** Answers that depend on each other are made consistent by the domain's own rule (sections 4 and 5). */
function settle(driver: DriverDocument, quote: StoredQuote, today: string): DriverDocument {
  const where = { state: quote.document.address.state, policy_holder: driver.policy_holder };
  const { age: _age, ...settled } = settleDriver({ ...driver, age: ageOf(driver, today) }, where);
  return settled;
}

const asPolicyHolder = {
  policy_holder: true,
  policy_holder_relationship: 'me',
  included_in_policy: true,
} as const;

/** A new driver; the first of a quote is its policyholder (reading 11). The age gives an estimated birthday (14). */
export function newDriver(input: DriverInput, quote: StoredQuote, today: string): DriverDocument {
  const { age, ...answers } = input;
  const birthday = estimatedBirthday(age, today);
  const known = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  const driver: DriverDocument = {
    ...EMPTY_DRIVER,
    ...known,
    birthday,
    birthday_estimated: true,
    license_issued_at: licenseIssuedFrom(birthday),
    ...(quote.drivers.length === 0 ? asPolicyHolder : {}),
  };
  return settle(driver, quote, today);
}

/** Reading 14: a stated birthday wins over an age; an age that says nothing new leaves the estimate alone. */
function settleBirthday(driver: DriverDocument, patch: DriverPatch, today: string): Partial<DriverDocument> {
  if (patch.birthday !== undefined) {
    const age = ageOn(patch.birthday, today);
    if (age < MIN_LICENSE_AGE || age > MAX_BIRTHDAY_AGE) {
      throw new ApiFailure(422, [{ code: 'birthday_invalid', attribute: 'birthday' }]);
    }
    return { birthday: patch.birthday, birthday_estimated: false };
  }
  const stated = driver.birthday !== null && !driver.birthday_estimated;
  if (patch.age === undefined || stated || patch.age === ageOf(driver, today)) return {};
  const birthday = estimatedBirthday(patch.age, today);
  return { birthday, birthday_estimated: true, license_issued_at: licenseIssuedFrom(birthday) };
}

const bareDigits = ({ social_security: social }: DriverPatch): Partial<DriverDocument> =>
  social ? { social_security: social.replaceAll('-', '') } : {};

/**
 * A driver after a patch. An absent social or licence number is unchanged (reading 39); the policyholder stays in the
 * policy (section 6).
 */
export function patchDriver(
  driver: DriverDocument,
  patch: DriverPatch,
  quote: StoredQuote,
  today: string,
): DriverDocument {
  if (driver.policy_holder && patch.included_in_policy === false) {
    throw new ApiFailure(422, [{ code: 'policyholder_included', attribute: 'included_in_policy' }]);
  }
  const { age: _age, birthday: _birthday, ...answers } = patch;
  const known = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
  const merged: DriverDocument = {
    ...driver,
    ...known,
    ...settleBirthday(driver, patch, today),
    ...bareDigits(patch),
  };
  return settle(merged, quote, today);
}

/** Who becomes policyholder when this driver goes: the next by creation, or nobody (reading 11). */
export function nextPolicyHolder(quote: StoredQuote, removedId: string): StoredPart<DriverDocument> | null {
  const removed = quote.drivers.find((part) => part.id === removedId);
  if (!removed?.document.policy_holder) return null;
  const next = quote.drivers.find((part) => part.id !== removedId);
  return next ? { ...next, document: { ...next.document, ...asPolicyHolder } } : null;
}
