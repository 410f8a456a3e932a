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
import { given } from './given';
import { isApplying } from './isApplying';
import { EMPTY_DRIVER_DOCUMENT } from './newDocuments';
import type { DriverDocument, StoredPart, StoredQuote } from './storedQuote';

const ageOf = (driver: DriverDocument, today: string) =>
  driver.birthday === null ? null : ageOn(driver.birthday, today);

/** Answers that depend on each other are made consistent by the rule of the quote, or of the purchase (sections 4 and 5). */
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

/** Reading 12: the quote form's new status tells of a licence from abroad; the purchase asks for that by itself. */
function abroad(driver: DriverDocument, patch: LicenseAnswers): Partial<DriverDocument> {
  const { license_status: status, international_license: answered } = patch;
  if (answered !== undefined || status === undefined || status === driver.license_status) return {};
  return { international_license: status === 'foreign' };
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
  const driver: DriverDocument = {
    ...EMPTY_DRIVER_DOCUMENT,
    ...given(answers),
    ...abroad(EMPTY_DRIVER_DOCUMENT, input),
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
    return { birthday: patch.birthday, birthday_estimated: false };
  }
  const stated = driver.birthday !== null && !driver.birthday_estimated;
  if (patch.age === undefined || stated || patch.age === ageOf(driver, today)) return {};
  const birthday = estimatedBirthday(patch.age, today);
  return { birthday, birthday_estimated: true, license_issued_at: licenseIssuedFrom(birthday) };
}

/** Numbers are stored as their digits alone, a phone without the country's 1 (reading 47). */
const bareDigits = ({ social_security: social, phone }: DriverPatch): Partial<DriverDocument> => ({
  ...(social ? { social_security: social.replaceAll('-', '') } : {}),
  ...(phone ? { phone: phoneDigits(phone) } : {}),
});

/** Mail to the quote's own address follows it wherever it goes (reading 45). */
function ownAddress({ address }: DriverPatch, { document }: StoredQuote): Partial<DriverDocument> {
  if (address === undefined) return {};
  return { address: isSamePostal(address, document.address) ? null : postalOf(address) };
}

/** What the quote's form asks; it takes a name, but only the purchase asks for one. */
const QUOTE_FIELDS: ReadonlySet<string> = new Set(
  writableFields('DRAFT').driver.filter((field) => field !== 'first_name' && field !== 'last_name'),
);

/**
 * What the driver's form of the purchase would refuse: of what was sent, as it was sent, and of what it touches, as it is
 * stored then. An edit by the quote's form is judged by that form alone; what is missing then, the wizard asks.
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
    // The whole number is here and is judged, typed now or before.
    hasLicenseNumber: false,
  });
  return [...faults, ...mail.map(({ path, key }) => ({ path: `address.${path}`, key }))];
}

/** Refuses what only the policyholder is asked, each field by its name. */
function checkHolder(driver: DriverDocument, patch: DriverPatch) {
  const refused = refusedHolderFields(patch, driver);
  if (refused.length === 0) return;
  throw new ApiFailure(
    422,
    refused.map((attribute) => ({ code: 'field_not_writable', attribute })),
  );
}

/**
 * A driver after a patch. An absent social or licence number is unchanged (reading 39); the policyholder stays in the
 * policy (section 6). @throws ApiFailure 422 for what the purchase's rules refuse.
 */
export function patchDriver(
  driver: DriverDocument,
  patch: DriverPatch,
  quote: StoredQuote,
  today: string,
): DriverDocument {
  checkHolder(driver, patch);
  const { age: _age, birthday: _birthday, ...answers } = patch;
  const merged: DriverDocument = {
    ...driver,
    ...given(answers),
    ...abroad(driver, patch),
    ...settleBirthday(driver, patch, today),
    ...bareDigits(patch),
    ...ownAddress(patch, quote),
  };
  const settled = settle(merged, quote, today);
  refuse(purchaseFaults(settled, patch, quote, today));
  return settled;
}

/** Who becomes policyholder when this driver goes: the next by creation, or nobody (reading 11). */
export function nextPolicyHolder(
  quote: StoredQuote,
  removedId: string,
  today: string,
): StoredPart<DriverDocument> | null {
  const removed = quote.drivers.find((part) => part.id === removedId);
  if (!removed?.document.policy_holder) return null;
  const next = quote.drivers.find((part) => part.id !== removedId);
  if (!next) return null;
  // The household's choice of tort stays when somebody else answers for it (reading 50).
  const { tort } = removed.document;
  return { ...next, document: settle({ ...next.document, ...asPolicyHolder, tort }, quote, today) };
}
