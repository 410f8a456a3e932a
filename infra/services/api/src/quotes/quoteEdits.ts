import {
  type Address,
  type AddressInput,
  type Answer,
  answersOfQuote,
  DEFAULT_PRIOR_POLICY_DURATION,
  emptiesRates,
  isEndTooFar,
  type Quote,
  type Rate,
  termFrom,
  type UpdateQuoteInput,
} from '@shared/domain';
import { openLines, policyPatchFaults, type QuestionAnswer } from '@shared/domain/purchase';
import { ApiFailure } from '../http/apiFailure';
import { refuse } from '../http/validatorCompiler';
import { checkAddress, given, isApplying, packagesOf } from './checks';
import { patchDriver } from './driverEdits';
import { packageCoverages } from './packageCoverages';
import { answeredQuestions } from './response';
import { type PartChange, type QuoteChange, withoutRates } from './quoteStore';
import type { QuoteDocument, StoredQuote } from './storedQuote';

function newAddress(current: Address, sent: AddressInput): Address {
  // Another state requires another quote (reading 26).
  if (sent.state !== current.state) refuse([{ path: 'address.state', key: 'validation:state_changed' }]);
  checkAddress(sent);
  const { line1 = current.line1, line2 = current.line2, county } = sent;
  // Fields of a newer release are kept.
  return { ...current, zip_code: sent.zip_code, state: sent.state, city: sent.city, county, line1, line2 };
}

/** Applies the rules of policy details (section 5) to each part as it would be stored. */
function checkPurchase({ document }: StoredQuote, patch: UpdateQuoteInput, today: string) {
  const { term, address, residence_info: residence } = patch;
  const merged = {
    term,
    address: address && { ...document.address, ...given(address) },
    residence_info: residence && { ...document.residence_info, ...given(residence) },
  };
  const faults = policyPatchFaults(merged, { state: document.address.state, today });
  // Sent values have no unknown fields here; stored ones may have those of a newer release.
  refuse(faults.filter(({ key }) => key !== 'validation:unknown_field'));
}

type SentQuestions = NonNullable<UpdateQuoteInput['questions']>;

/** `continuous` is derived on reading (reading 70). */
const priorPolicy = (
  known: Quote['prior_policy'],
  sent: UpdateQuoteInput['prior_policy'],
): Quote['prior_policy'] =>
  sent
    ? { ...known, ...sent, duration: sent.duration ?? DEFAULT_PRIOR_POLICY_DURATION, continuous: false }
    : null;

/** Rejects an end date that no car policy can have (reading 55). */
function checkPriorPolicy({ prior_policy: prior }: UpdateQuoteInput, today: string) {
  if (prior && isEndTooFar(prior.term_expiration, today)) {
    refuse([{ path: 'prior_policy.term_expiration', key: 'validation:expiration_far' }]);
  }
}

/** Answers are validated against the selected carrier's questions and the current vehicles. */
function newQuestions(
  { document, vehicles }: StoredQuote,
  sent: SentQuestions,
  rate: Rate,
): QuestionAnswer[] {
  const { state } = document.address;
  const { carrier_id: carrier, monitored_driver: monitored } = rate;
  return answeredQuestions(sent, {
    state,
    carrier,
    monitored,
    vehicles: vehicles.map((vehicle) => vehicle.document),
  });
}

/** A missing answer stays; null removes it. */
const newResidence = (
  known: Quote['residence_info'],
  sent: NonNullable<UpdateQuoteInput['residence_info']>,
): Quote['residence_info'] => ({
  current_residence_date: null,
  ownership: null,
  ...known,
  ...given(sent),
});

/** Owning the home is asked on the quote and on policy details; the later answer counts for both. */
function withHomeowner(patch: UpdateQuoteInput, { homeowner }: QuoteDocument): UpdateQuoteInput {
  const ownership = patch.residence_info?.ownership;
  if (!ownership || patch.homeowner !== undefined) return patch;
  const owns = ownership === 'owned';
  return owns === homeowner ? patch : { ...patch, homeowner: owns };
}

/** What was answered about the home on policy details, as far as the quote's answer still agrees. */
function residenceFor({ residence_info: known }: QuoteDocument, patch: UpdateQuoteInput) {
  const { residence_info: sent, homeowner } = patch;
  if (sent) return { residence_info: newResidence(known, sent) };
  if (homeowner === undefined || !known?.ownership) return {};
  return { residence_info: { ...known, ownership: homeowner ? ('owned' as const) : ('rented' as const) } };
}

/** Rejects a review of coverages that are no longer the quote's. */
function checkReviewed(quote: StoredQuote, reviewed: string) {
  if (reviewed === packagesOf(quote)) return;
  throw new ApiFailure(422, [{ code: 'coverages_changed', attribute: 'reviewed_coverages' }]);
}

/** Whether a line has no choice for the current cars and packages, as when a client that asks for none changed them. */
function leavesLines({ document, vehicles, drivers }: StoredQuote): boolean {
  if (document.coverage_choices === undefined) return false;
  const cars = vehicles.map(({ id, document: car }) => ({
    ...car,
    id,
    created_at: '',
    vehicle_premium: null,
  }));
  const people = drivers.map(({ id, createdAt, document: { tort } }) => ({
    id,
    tort,
    created_at: new Date(createdAt).toISOString(),
  }));
  return openLines({ ...document, vehicles: cars, drivers: people }).length > 0;
}

/** A review without its lines is that of a client that signs what it always signed (ADR 0063). */
const withoutLines = ({ coverage_choices: _gone, ...document }: QuoteDocument): QuoteDocument => document;

/** Fields with rules of their own; any other is stored as it is sent. */
const RULED: ReadonlySet<string> = new Set<keyof UpdateQuoteInput>([
  'address',
  'term',
  'prior_policy',
  'residence_info',
  'questions',
  'reviewed_coverages',
  'selected_rate',
  'payment_plan_code',
  'policyHolderSocial',
]);

const plainAnswers = (patch: UpdateQuoteInput): Partial<QuoteDocument> =>
  Object.fromEntries(Object.entries(given(patch)).filter(([field]) => !RULED.has(field)));

/** The quote's own fields after a patch; missing ones stay. */
function newDocument(quote: StoredQuote, patch: UpdateQuoteInput, rate: Rate | null): QuoteDocument {
  const { document } = quote;
  return {
    ...document,
    ...plainAnswers(patch),
    ...(patch.prior_policy === undefined
      ? {}
      : { prior_policy: priorPolicy(document.prior_policy, patch.prior_policy) }),
    // Without current insurance no policy can expire (section 2.5).
    ...(patch.currently_insured === false ? { prior_policy: null } : {}),
    ...(patch.address ? { address: newAddress(document.address, patch.address) } : {}),
    ...(patch.term
      ? { term: { ...document.term, ...termFrom(patch.term.effective, patch.term.duration) } }
      : {}),
    ...(patch.questions && rate ? { questions: newQuestions(quote, patch.questions, rate) } : {}),
    // Another rate has other limits, which must be reviewed again.
    ...(patch.selected_rate ? { reviewed_coverages: null } : {}),
    ...given({ reviewed_coverages: patch.reviewed_coverages }),
    ...residenceFor(document, patch),
  };
}

/** Buy online: freezes the snapshot and gives every vehicle the chosen product's coverages (readings 8 and 15). */
function buyOnline(quote: StoredQuote, rate: Rate): QuoteChange {
  const parts = quote.vehicles.map(({ id, document }): PartChange => {
    const { coverage_package_name: packageName, coverages: chosen } = document;
    const coverages = packageCoverages(quote.document.address.state, packageName, rate, chosen);
    return { table: 'vehicles', id, document: { ...document, coverages } };
  });
  return { status: 'APPLYING', selectedRate: rate, parts };
}

/** `policyHolderSocial` is the policyholder's own `social_security`, with its rules (reading 70). */
function holderSocial(quote: StoredQuote, social: string, today: string): PartChange {
  const holder = quote.drivers.find(({ document }) => document.policy_holder);
  if (!holder) throw new ApiFailure(422, [{ code: 'field_not_writable', attribute: 'policyHolderSocial' }]);
  const document = patchDriver(holder.document, { social_security: social }, quote, today);
  return { table: 'drivers', id: holder.id, document };
}

/**
 * The changes of a PATCH of the quote. `chosen` is the rate named by `selected_rate.id`, already found current.
 * @throws ApiFailure 422 for an address, term or date the rules reject.
 */
export function patchQuote(
  quote: StoredQuote,
  sent: UpdateQuoteInput,
  chosen: Rate | null,
  today: string,
): QuoteChange {
  const patch = withHomeowner(sent, quote.document);
  checkPriorPolicy(patch, today);
  if (isApplying(quote)) checkPurchase(quote, patch, today);
  if (patch.reviewed_coverages !== undefined) checkReviewed(quote, patch.reviewed_coverages);
  const isReviewedOnly = patch.reviewed_coverages !== undefined && leavesLines(quote);
  const { policyHolderSocial: social } = patch;
  const holder = social === undefined ? [] : [holderSocial(quote, social, today)];
  const changed: Answer[] = [...answersOfQuote(patch), ...holder.map(() => 'drivers' as const)];
  const bought: QuoteChange = chosen ? buyOnline(quote, chosen) : {};
  const edited = newDocument(quote, patch, chosen ?? quote.selectedRate);
  return {
    document: isReviewedOnly ? withoutLines(edited) : edited,
    ...(emptiesRates(changed, quote.status) ? withoutRates(quote) : {}),
    ...bought,
    ...(holder.length > 0 ? { parts: [...(bought.parts ?? []), ...holder] } : {}),
  };
}
