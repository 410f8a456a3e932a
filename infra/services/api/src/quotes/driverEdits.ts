import {
  ageOn,
  type DriverInput,
  type DriverPatch,
  errorsOf,
  estimatedBirthday,
  type FieldError,
  isSamePostal,
  licenseIssuedFrom,
  phoneDigits,
  postalOf,
  settleDriver,
  writableFields,
} from '@shared/domain';
import {
  changedDriverFaults,
  mailingAddressSchema,
  refusedHolderFields,
  settlePurchaseDriver,
  withoutUnasked,
} from '@shared/domain/purchase';
import { ApiFailure } from '../http/apiFailure';
import { refuse } from '../http/validatorCompiler';
import { given, isApplying } from './checks';
import { EMPTY_DRIVER_DOCUMENT } from './newDocuments';
import type { DriverDocument, StoredPart, StoredQuote } from './storedQuote';

const ageOf = (driver: DriverDocument, today: string) =>
  driver.birthday === null ? null : ageOn(driver.birthday, today);

/** Applies the rules of the quote, or of the purchase, that keep dependent answers consistent (sections 4 and 5). */
function settle(driver: DriverDocument, quote: StoredQuote, today: string): DriverDocument {
  const where = { state: quote.document.address.state, policy_holder: driver.policy_holder };
  const answers = { ...driver, age: ageOf(driver, today) };
  const { age: _age, ...settled } = isApplying(quote)
    ? withoutUnasked(settlePurchaseDriver(answers, where))
    : settleDriver(answers, where);
  return settled;
}

type LicenseAnswers = Pick<DriverPatch, 'license_status'> &
  Partial<Pick<DriverPatch, 'international_license'>>;

/** Reading 12: the quote form's new status implies a foreign license; the purchase asks about that separately. */
function licensedAbroad(driver: DriverDocument, patch: LicenseAnswers): Partial<DriverDocument> {
  const { license_status: status, international_license: answered } = patch;
  if (answered !== undefined || status === undefined || status === driver.license_status) return {};
  return { international_license: status === 'foreign' };
}

const asPolicyHolder = {
  policy_holder: true,
  policy_holder_relationship: 'me',
  included_in_policy: true,
} as const;

/** A new driver; a quote's first one is its policyholder (reading 11). The age gives an estimated birthday (14). */
export function newDriver(input: DriverInput, quote: StoredQuote, today: string): DriverDocument {
  const { age, ...answers } = input;
  const birthday = estimatedBirthday(age, today);
  const driver: DriverDocument = {
    ...EMPTY_DRIVER_DOCUMENT,
    ...given(answers),
    ...licensedAbroad(EMPTY_DRIVER_DOCUMENT, input),
    birthday,
    birthday_estimated: true,
    license_issued_at: licenseIssuedFrom(birthday),
    ...(quote.drivers.length === 0 ? asPolicyHolder : {}),
  };
  return settle(driver, quote, today);
}

/** Reading 14: a stated birthday overrides an age; an unchanged age keeps the estimate. */
function settleBirthday(driver: DriverDocument, patch: DriverPatch, today: string): Partial<DriverDocument> {
  if (patch.birthday !== undefined) {
    return { birthday: patch.birthday, birthday_estimated: false };
  }
  const stated = driver.birthday !== null && !driver.birthday_estimated;
  if (patch.age === undefined || stated || patch.age === ageOf(driver, today)) return {};
  const birthday = estimatedBirthday(patch.age, today);
  return { birthday, birthday_estimated: true, license_issued_at: licenseIssuedFrom(birthday) };
}

/** Numbers are stored as digits only, a phone without the country's 1 (reading 47). */
const bareDigits = ({ social_security: social, phone }: DriverPatch): Partial<DriverDocument> => ({
  ...(social ? { social_security: social.replaceAll('-', '') } : {}),
  ...(phone ? { phone: phoneDigits(phone) } : {}),
});

/** A mailing address equal to the quote's own is not stored, so that mail follows the quote's address (reading 45). */
function ownAddress({ address }: DriverPatch, { document }: StoredQuote): Partial<DriverDocument> {
  if (address === undefined) return {};
  return { address: isSamePostal(address, document.address) ? null : postalOf(address) };
}

/** The quote form's fields; it accepts a name, but only the purchase asks for one. */
const QUOTE_FIELDS: ReadonlySet<string> = new Set(
  writableFields('DRAFT').driver.filter((field) => field !== 'first_name' && field !== 'last_name'),
);

/**
 * Errors of the purchase's driver form: for the sent values as sent, and for affected ones as they would be stored.
 * An edit by the quote form is validated by that form only; the wizard asks for the rest later.
 */
function purchaseFaults(
  settled: DriverDocument,
  patch: DriverPatch,
  quote: StoredQuote,
  today: string,
): FieldError[] {
  const sent = given(patch);
  const changed = Object.keys(sent);
  if (!isApplying(quote) || changed.every((field) => QUOTE_FIELDS.has(field))) return [];
  const { address } = patch;
  const mail = address === undefined ? [] : errorsOf(mailingAddressSchema, address);
  const faults = changedDriverFaults({ ...settled, ...sent }, changed, {
    state: quote.document.address.state,
    today,
    policyHolder: settled.policy_holder,
    // The whole number is available here, so it is validated whether it is new or stored.
    hasLicenseNumber: false,
  });
  return [...faults, ...mail.map(({ path, key }) => ({ path: `address.${path}`, key }))];
}

/** Rejects fields that only the policyholder is asked, each by its name. */
function checkHolder(driver: DriverDocument, patch: DriverPatch) {
  const refused = refusedHolderFields(patch, driver);
  if (refused.length === 0) return;
  throw new ApiFailure(
    422,
    refused.map((attribute) => ({ code: 'field_not_writable', attribute })),
  );
}

/**
 * A driver after a patch. A missing SSN or license number is unchanged (reading 39); the policyholder stays in the
 * policy (section 6). @throws ApiFailure 422 for errors of the purchase's rules.
 */
export function patchDriver(
  driver: DriverDocument,
  patch: DriverPatch,
  quote: StoredQuote,
  today: string,
): DriverDocument {
  checkHolder(driver, patch);
  // An older client may send `good_driver`, which is derived (reading 70).
  const { age: _age, birthday: _birthday, good_driver: _derived, ...answers } = patch;
  const merged: DriverDocument = {
    ...driver,
    ...given(answers),
    ...licensedAbroad(driver, patch),
    ...settleBirthday(driver, patch, today),
    ...bareDigits(patch),
    ...ownAddress(patch, quote),
  };
  const settled = settle(merged, quote, today);
  refuse(purchaseFaults(settled, patch, quote, today));
  return settled;
}

/** The next policyholder when this driver is removed: the next by creation, or nobody (reading 11). */
export function nextPolicyHolder(
  quote: StoredQuote,
  removedId: string,
  today: string,
): StoredPart<DriverDocument> | null {
  const removed = quote.drivers.find((part) => part.id === removedId);
  if (!removed?.document.policy_holder) return null;
  const next = quote.drivers.find((part) => part.id !== removedId);
  if (!next) return null;
  // The household's tort choice stays when another driver becomes policyholder (reading 50).
  const { tort } = removed.document;
  return { ...next, document: settle({ ...next.document, ...asPolicyHolder, tort }, quote, today) };
}
