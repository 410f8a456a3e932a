import { isIsoDate } from '../../dates';
import { SR22_STATES } from '../../states/parts/sr22States';
import { isSr22StateAsked } from '../license/isSr22StateAsked';
import { US_STATES } from '../license/data/usStates';
import { isEmployerCategory } from '../occupation/isEmployerCategory';
import { isEmployed, isOccupationAllowed } from '../occupation/occupations';
import { STATE_RULES } from '../../states';
import type { AnswerRule } from '../rules/answerRule';
import { isGiven } from '../rules/isGiven';
import { canBeSocial, socialDigits } from '../../reading/social';
import { isBirthdayAllowed, isLicenseIssuedAllowed } from './birthday';
import { isLicenseAsked, type DriverRuleFacts, type PurchaseDriverAnswers } from './driverAnswers';
import { relationshipChoices } from './relationshipChoices';

type DriverRule = AnswerRule<PurchaseDriverAnswers, DriverRuleFacts>;

const among = (words: readonly string[], word: string): boolean => words.includes(word);

const isFuture = (date: string | null | undefined, today: string): boolean =>
  isGiven(date) && isIsoDate(date) && date > today;

/** Invalid purchase answers of a driver (section 5, reading 13); missing ones have their own rules. */
export const WRONG_DRIVER_ANSWERS: readonly DriverRule[] = [
  {
    field: 'birthday',
    key: 'validation:birthday_invalid',
    reads: ['birthday'],
    isBroken: ({ birthday }, { today }) => isGiven(birthday) && !isBirthdayAllowed(birthday, today),
  },
  {
    field: 'policy_holder_relationship',
    key: 'validation:choice_invalid',
    reads: ['policy_holder_relationship'],
    isBroken: ({ policy_holder_relationship: relationship }, { state, policyHolder }) =>
      isGiven(relationship) && !among(relationshipChoices(state, policyHolder), relationship),
  },
  {
    field: 'occupation',
    key: 'validation:choice_invalid',
    reads: ['occupation'],
    isBroken: ({ occupation }, { state }) => isGiven(occupation) && !isOccupationAllowed(occupation, state),
  },
  {
    field: 'employer_category',
    key: 'validation:choice_invalid',
    reads: ['employer_category', 'occupation'],
    isBroken: ({ occupation, employer_category: category }) =>
      isEmployed(occupation) && isGiven(category) && !isEmployerCategory(category),
  },
  {
    field: 'license_state',
    key: 'validation:choice_invalid',
    reads: ['license_state'],
    isBroken: (driver) =>
      isLicenseAsked(driver) && isGiven(driver.license_state) && !among(US_STATES, driver.license_state),
  },
  {
    field: 'license_issued_at',
    key: 'validation:license_issued_invalid',
    reads: ['license_issued_at', 'birthday'],
    isBroken: (driver, { today }) =>
      isLicenseAsked(driver) &&
      isGiven(driver.license_issued_at) &&
      !isLicenseIssuedAllowed(driver.license_issued_at, driver.birthday ?? null, today),
  },
  {
    field: 'sr22_state',
    key: 'validation:choice_invalid',
    reads: ['sr22_state', 'requires_sr22'],
    isBroken: (driver, { state }) =>
      isSr22StateAsked(driver.requires_sr22 === true, state) &&
      isGiven(driver.sr22_state) &&
      !among(SR22_STATES[state], driver.sr22_state),
  },
  {
    field: 'defensive_driver_course_completed_at',
    key: 'validation:course_date_future',
    reads: ['defensive_driver_course_completed_at'],
    isBroken: (driver, { today }) => isFuture(driver.defensive_driver_course_completed_at, today),
  },
  {
    field: 'tort',
    key: 'validation:tort_required',
    reads: ['tort'],
    isBroken: ({ tort }, { state, policyHolder }) =>
      policyHolder && STATE_RULES[state].tortAsked && !isGiven(tort),
  },
  {
    field: 'social_security',
    key: 'validation:social_impossible',
    reads: ['social_security'],
    isBroken: ({ social_security: social }) =>
      isGiven(social) && !canBeSocial(socialDigits(social) ?? social),
  },
];
