/** Closed sets of insurance codes (specification 3); each list is the single source of its type. */

/** Supported states (specification 1). */
export const STATE_CODES = ['IL', 'IN', 'MO', 'KS', 'IA', 'AR', 'TX', 'WI', 'OH', 'PA', 'OK'] as const;
export type StateCode = (typeof STATE_CODES)[number];

/** Policy system by state (reading 1): PTS uses the built-in catalog, GW fetches it from the API. */
export type PolicySystem = 'PTS' | 'GW';

/** Card-payment system by carrier (reading 3): `sdk` is the specification's first, `hosted` the other. */
export type PaymentSystem = 'sdk' | 'hosted';

export const PACKAGE_NAMES = ['LIABILITY', 'GOOD', 'BETTER'] as const;
export type PackageName = (typeof PACKAGE_NAMES)[number];

export const COVERAGE_TYPES = [
  'bodily_injury',
  'property_damage',
  'uninsured_motorist_bodily_injury',
  'uninsured_motorist_property_damage',
  'underinsured_motorist_bodily_injury',
  'other_than_collision',
  'medical_payments',
  'medical_expense',
  'rental',
  'rental_reimbursement',
  'comprehensive',
  'collision',
  'towing',
] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];

export const LIMIT_KINDS = [
  'per_person',
  'per_accident',
  'deductible',
  'per_day',
  'maximum',
  'per_occurrence',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Reading 32. */
export const USE_CODES = ['pleasure', 'commute', 'long_commute', 'farm', 'business'] as const;
export type UseCode = (typeof USE_CODES)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const MARITAL_STATUSES = ['married', 'single', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

export const LICENSE_STATUSES = [
  'active',
  'suspended',
  'permit',
  'foreign',
  'expired',
  'not_licensed',
] as const;
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

export const CREDIT_SCORES = ['excellent', 'good', 'fair', 'poor', 'none'] as const;
export type CreditScore = (typeof CREDIT_SCORES)[number];

export const TORT_OPTIONS = ['LIMITED', 'FULL'] as const;
export type Tort = (typeof TORT_OPTIONS)[number];

export const RELATIONSHIPS = [
  'me',
  'spouse',
  'dependent',
  'son',
  'daughter',
  'other',
  'unspecified',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** Policy documents in display order: the ID cards first, since they are shown at the roadside (reading 50). */
export const DOCUMENT_TYPES = ['id_cards', 'dec_page', 'esign_packet'] as const;

export const OWNERSHIPS = ['owned', 'rented'] as const;

export const COMMUNICATION_PREFERENCES = ['email', 'text', 'both'] as const;

export type { CarrierId } from '../carriers/registry';

export type PlanType = 'monthly' | 'pay_in_full';
