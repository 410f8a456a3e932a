import {
  DRIVER_FIELDS,
  formatPhone,
  isInsured,
  mailingAddressOf,
  RESIDENCE_FIELDS,
  type Driver,
  type Quote,
} from '@shared/domain';
import { POLICY_HOLDER_FIELDS, POLICY_HOME_FIELDS } from '@shared/domain/purchase';
import { formatDate, type TextTools } from '@shared/i18n';
import { addressLine } from './addressLine';
import { answer, type Answer } from './answers';
import { plainAnswers, restOf, type PlainNames } from './plainAnswers';

/** Fields that the lines below put into words. Any other field of the form has a plain line. */
const HOLDER_WORDED = ['first_name', 'last_name', 'phone', 'email', 'communication_preference'] as const;
type HolderRest = Exclude<(typeof POLICY_HOLDER_FIELDS)[number], (typeof HOLDER_WORDED)[number]>;
const HOLDER_REST: readonly PlainNames<typeof DRIVER_FIELDS, HolderRest>[] = restOf(
  POLICY_HOLDER_FIELDS,
  HOLDER_WORDED,
);
const HOME_WORDED = ['ownership', 'current_residence_date'] as const;
type HomeRest = Exclude<(typeof POLICY_HOME_FIELDS)[number], (typeof HOME_WORDED)[number]>;
const HOME_REST: readonly PlainNames<typeof RESIDENCE_FIELDS, HomeRest>[] = restOf(
  POLICY_HOME_FIELDS,
  HOME_WORDED,
);

/** The policy's start and length. */
export function policyAnswers({ term }: Quote, { t, language }: TextTools<'bind'>): Answer[] {
  if (term === null) return [];
  const from = formatDate(term.effective, language);
  const to = formatDate(term.expires, language);
  return [
    ...answer('effective', t('review.policy.effective'), formatDate(term.effective, language, 'long')),
    ...answer('duration', t('review.policy.duration'), t('review.term', { months: term.duration, from, to })),
  ];
}

/** The policyholder and their contact details. */
export function holderAnswers(holder: Driver, texts: TextTools<'bind'>): Answer[] {
  const { t } = texts;
  const { first_name, last_name, phone, email, communication_preference: preference } = holder;
  return [
    ...answer('first_name', t('review.policy.first_name'), first_name),
    ...answer('last_name', t('review.policy.last_name'), last_name),
    ...answer('phone', t('review.policy.phone'), phone && formatPhone(phone)),
    ...answer('email', t('review.policy.email'), email),
    ...answer(
      'communication_preference',
      t('review.policy.communication_preference'),
      preference && t(`communication.${preference}`),
    ),
    ...plainAnswers(DRIVER_FIELDS, HOLDER_REST, holder, 'policy', texts),
  ];
}

/** The home address, and the mailing address if it differs. */
export function homeAnswers(quote: Quote, texts: TextTools<'bind'>): Answer[] {
  const { t, language } = texts;
  const { address, residence_info: home } = quote;
  const mailing = mailingAddressOf(quote);
  const owned = home?.ownership === 'owned' ? t('review.homeOwned') : t('review.homeRented');
  const since = home?.current_residence_date ?? null;
  return [
    ...answer('line1', t('review.policy.line1'), address.line1),
    ...answer('line2', t('review.policy.line2'), address.line2),
    ...answer('city', t('review.policy.city'), `${address.city}, ${address.state} ${address.zip_code}`),
    ...answer('mailing', t('review.policy.mailing'), mailing && addressLine(mailing)),
    ...answer('ownership', t('review.policy.ownership'), home?.ownership && owned),
    ...answer(
      'current_residence_date',
      t('review.policy.current_residence_date'),
      since && formatDate(since, language),
    ),
    ...plainAnswers(RESIDENCE_FIELDS, HOME_REST, home ?? {}, 'policy', texts),
  ];
}

/** The current insurance, as it counts on an ISO date (reading 55). */
export function insuranceAnswers(quote: Quote, { t, language }: TextTools<'bind'>, today: string): Answer[] {
  const isNow = isInsured(quote, today);
  if (isNow === null) return [];
  const { prior_policy: prior } = quote;
  const known = prior && { insurer: prior.insurer_name, until: formatDate(prior.term_expiration, language) };
  const now = known ? t('review.insuredWith', known) : t('review.yes');
  const none = known ? t('review.insuranceEnded', known) : t('review.notInsured');
  return answer('currently_insured', t('review.insuredNow'), isNow ? now : none);
}
