/** Business constants from specification 9 and the ranges of section 5. Ages in years, terms in months. */
export const ZIP_LENGTH = 5;
export const ZIP_PLACEHOLDER = '60018';
export const MAX_VEHICLES = 6;
export const MAX_DRIVERS = 6;
/** Accidents and violations per driver; our own limit, so an application stays readable. */
export const MAX_INCIDENTS = 30;
export const VIN_LENGTH = 17;
export const VEHICLE_SEARCH_MIN = 4;
/** Longest search text; no car name comes close. */
export const VEHICLE_SEARCH_MAX = 80;
export const PHONE_DIGITS = 10;
export const SOCIAL_SECURITY_MAX_LENGTH = 11;
export const MAX_MILEAGE = 1_000_000;
export const MAX_ANNUAL_DISTANCE = 100_000;

/** Age as typed in the quote form. */
export const MIN_DRIVER_AGE = 16;
export const MAX_DRIVER_AGE = 80;
/** Allowed ages for a stated birthday in the purchase. */
export const MAX_BIRTHDAY_AGE = 120;
export const MIN_LICENSE_AGE = 16;
/** Good student is offered below this age (section 4). */
export const GOOD_STUDENT_AGE_BELOW = 24;
/** Unmarried drivers up to this age are flagged (section 5). */
export const YOUNG_UNMARRIED_MAX_AGE = 24;
/** Above this age the avatar shows an adult (section 2.13). */
export const YOUNG_AVATAR_MAX_AGE = 21;

/** Above this age: liability only, and the coverage screen is skipped. */
export const LIABILITY_ONLY_ABOVE_AGE = 20;
/** Above this age, the vehicle-age modal opens. */
export const AGE_MODAL_ABOVE_AGE = 30;
/** Below this age, the coverage screen is skipped. */
export const COVERAGE_SCREEN_FROM_AGE = 7;

export const DEFAULT_PACKAGE = 'GOOD';
export const DEFAULT_PRIOR_POLICY_DURATION = 6;
/**
 * Days without insurance that still count as insured (reading 55). Carriers commonly end a prior-insurance discount
 * after 30 (Insurance Panda, continuous coverage, January 2026); each carrier's filed rule decides. Marked for counsel.
 */
export const LONGEST_INSURANCE_GAP = 30;
/** A US car policy runs 12 months at most, and its renewal is made out about a month ahead (reading 55). */
export const PRIOR_POLICY_MONTHS_AHEAD = 13;
export const DEFAULT_TORT = 'LIMITED';
/** Present in carrier responses, never shown among final-quote options (reading 5). */
export const FILTERED_PLAN_CODE = '2738';
/** Latest policy start, in days from today; the earliest is tomorrow (reading 25). */
export const MAX_START_DAYS_AHEAD = 30;
/** Used for rating until the purchase asks for mileage (reading 15). */
export const DEFAULT_ANNUAL_DISTANCE = 12_000;

export const ALERT_DURATION_MS = 4000;
export const SIGNING_FRAME_HEIGHT_PX = 600;
/** Months that a monitored driver is tracked. */
export const MONITORING_MONTHS = 6;
/** Hours until an unsigned policy is voided (reading 8). */
export const SIGNING_HOURS = 72;
/** Days that an emailed single-use link stays valid (reading 34). */
export const RESUME_LINK_DAYS = 30;
/** Years that an address stays on the waiting list, from its latest request. */
export const WAITING_LIST_YEARS = 2;

/** Characters of an answer's explanation, at most. */
export const EXPLANATION_MAX_LENGTH = 1000;
