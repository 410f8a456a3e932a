import { formatPhone, isInsured, mailingAddressOf, type Driver, type Quote } from '@shared/domain';
import { formatDate, type TextTools } from '@shared/i18n';
import { addressLine } from './addressLine';
import { answer, type Answer } from './answers';

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
export function holderAnswers(holder: Driver, { t }: TextTools<'bind'>): Answer[] {
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
  ];
}

/** The home address, and the mailing address if it differs. */
export function homeAnswers(quote: Quote, { t, language }: TextTools<'bind'>): Answer[] {
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
