import { DRIVER_FIELDS, fieldsWhere, STATE_RULES, type Driver, type Quote } from '@shared/domain';
import {
  isLicenseAsked,
  isOccupation,
  PURCHASE_DRIVER_FIELDS,
  storedSocial,
  tortOf,
} from '@shared/domain/purchase';
import { formatDate, type TextTools } from '@shared/i18n';
import { stateName } from '@shared/i18n/states';
import { answer, type Answer } from './answers';
import { plainAnswers, restOf, type PlainNames } from './plainAnswers';

/** Fields that the lines below or `DriverGroup` put into words. Any other field of the form has a plain line. */
const WORDED = [
  'first_name',
  'last_name',
  'birthday',
  'policy_holder_relationship',
  'included_in_policy',
  'gender',
  'marital_status',
  'occupation',
  'employer_name',
  'employer_category',
  'international_license',
  'license_status',
  'license_state',
  'license_number',
  'license_issued_at',
  'accident_violations',
  'requires_sr22',
  'sr22_state',
  'sr22_case_number',
  'sr22_filing_date',
  'good_student',
  'defensive_driver',
  'defensive_driver_course_completed_at',
  'tort',
  'social_security',
] as const;

type Plain = Exclude<(typeof PURCHASE_DRIVER_FIELDS)[number], (typeof WORDED)[number]>;
const PLAIN: readonly PlainNames<typeof DRIVER_FIELDS, Plain>[] = restOf(PURCHASE_DRIVER_FIELDS, WORDED);
const OF_INSURED: readonly string[] = fieldsWhere(DRIVER_FIELDS, { of: 'insured' });
const OF_HOLDER: readonly string[] = fieldsWhere(DRIVER_FIELDS, { of: 'holder' });

/** The answers that need no words of their own, of whom they were asked of. */
function otherAnswers(driver: Driver, texts: TextTools<'bind'>): Answer[] {
  const asked = PLAIN.filter(
    (name) =>
      (driver.included_in_policy || !OF_INSURED.includes(name)) &&
      (driver.policy_holder || !OF_HOLDER.includes(name)),
  );
  return plainAnswers(DRIVER_FIELDS, asked, driver, 'driver', texts);
}

/**
 * A driver's answers except incidents and kind of work, whose texts load later. For an excluded driver only identifying
 * facts (reading 50).
 */
export function driverAnswers(driver: Driver, quote: Quote, texts: TextTools<'bind'>): Answer[] {
  const identity = [...whoAnswers(driver, texts), ...licenseAnswers(driver, texts)];
  const others = otherAnswers(driver, texts);
  if (!driver.included_in_policy) return [...identity, ...others];
  return [...identity, ...recordAnswers(driver, quote, texts), ...workAnswers(driver, texts), ...others];
}

function whoAnswers(driver: Driver, texts: TextTools<'bind'>): Answer[] {
  const { t, language } = texts;
  const { first_name, last_name, birthday, policy_holder: holder } = driver;
  const relationship = driver.policy_holder_relationship;
  const included = driver.included_in_policy ? t('review.yes') : t('review.excluded');
  return [
    ...(holder ? [] : answer('name', t('review.name'), `${first_name ?? ''} ${last_name ?? ''}`.trim())),
    ...answer('birthday', t('review.driver.birthday'), birthday && formatDate(birthday, language)),
    ...(driver.included_in_policy ? ratedAnswers(driver, texts) : []),
    ...(holder
      ? []
      : [
          ...answer(
            'policy_holder_relationship',
            t('review.driver.policy_holder_relationship'),
            relationship && t(`relationship.${relationship}`),
          ),
          ...answer('included_in_policy', t('review.driver.included_in_policy'), included),
        ]),
  ];
}

function ratedAnswers({ gender, marital_status }: Driver, { t }: TextTools<'bind'>): Answer[] {
  return [
    ...answer('gender', t('review.driver.gender'), gender && t(`drivers:gender.${gender}`)),
    ...answer(
      'marital_status',
      t('review.driver.marital_status'),
      marital_status && t(`drivers:marital_status.${marital_status}`),
    ),
  ];
}

function licenseAnswers(driver: Driver, { t, language }: TextTools<'bind'>): Answer[] {
  if (driver.international_license && driver.included_in_policy) {
    return answer('international_license', t('drivers:license_status.legend'), t('review.abroad'));
  }
  const { license_status: status, license_state: state, license_issued_at: issued } = driver;
  const last4 = driver.license_number_last4;
  const standing = answer(
    'license_status',
    t('review.driver.license_status'),
    status && t(`drivers:license_status.${status}`),
  );
  if (!isLicenseAsked(driver)) return standing;
  return [
    ...standing,
    ...answer('license_state', t('review.driver.license_state'), state && stateName(state, language)),
    ...answer('license_number', t('review.driver.license_number'), last4 && t('review.lastFour', { last4 })),
    ...answer(
      'license_issued_at',
      t('review.driver.license_issued_at'),
      issued && formatDate(issued, language),
    ),
  ];
}

function recordAnswers(driver: Driver, quote: Quote, texts: TextTools<'bind'>): Answer[] {
  const { t } = texts;
  const { sr22Offered, tortAsked } = STATE_RULES[quote.address.state];
  const { policy_holder: holder } = driver;
  // Limited tort counts only once it is signed (reading 59).
  const tort = tortOf(quote);
  const goodDriver = driver.good_driver ? t('review.goodDriverYes') : t('review.no');
  return [
    ...answer('good_driver', t('review.goodDriver'), goodDriver),
    ...(sr22Offered ? answer('requires_sr22', t('review.sr22'), sr22Text(driver, texts)) : []),
    ...answer('discounts', t('review.discounts'), discountsText(driver, texts)),
    ...(tortAsked && holder
      ? answer('tort', t('review.driver.tort'), tort && t(`drivers:tort.${tort}`))
      : []),
  ];
}

function sr22Text(driver: Driver, { t, language }: TextTools<'bind'>): string {
  if (!driver.requires_sr22) return t('review.no');
  const { sr22_state: state, sr22_case_number: number, sr22_filing_date: filed } = driver;
  return [
    t('review.yes'),
    ...(state ? [t('review.sr22State', { state: stateName(state, language) })] : []),
    ...(number ? [t('review.sr22Case', { number })] : []),
    ...(filed ? [t('review.sr22Filed', { date: formatDate(filed, language) })] : []),
  ].join(', ');
}

function discountsText(driver: Driver, { t, language }: TextTools<'bind'>): string {
  const course = t('drivers:extras.defensive_driver');
  const completed = driver.defensive_driver_course_completed_at;
  const discounts = [
    ...(driver.good_student ? [t('drivers:extras.good_student')] : []),
    ...(driver.defensive_driver
      ? [completed ? t('review.courseOn', { course, date: formatDate(completed, language) }) : course]
      : []),
  ];
  return discounts.length === 0 ? t('review.none') : discounts.join('; ');
}

function workAnswers(driver: Driver, { t }: TextTools<'bind'>): Answer[] {
  const { occupation, employer_name, policy_holder: holder, social_security_last4: last4 } = driver;
  const work = occupation && (isOccupation(occupation) ? t(`occupation.${occupation}`) : occupation);
  return [
    ...answer('occupation', t('review.driver.occupation'), work),
    ...answer('employer_name', t('review.driver.employer_name'), employer_name),
    ...(holder
      ? answer(
          'social_security',
          t('review.driver.social_security'),
          last4 === null ? t('review.notGiven') : storedSocial(last4),
        )
      : []),
  ];
}
