import { useRevalidateOnReturn, useToday } from '@shared/api-client/hooks';
import { isStartAllowed, paths, policyHolderOf, policyHolderWithoutCredit } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { RatingErrors } from '@shared/forms';
import { formatDate, useMoreTexts, useTexts } from '@shared/i18n';
import { Notice } from '@shared/ui';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { FROM_REVIEW } from '../../journey/useReturnTo';
import { reviewTexts } from '../../locales/reviewTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { useCarrierName } from '../../parts/useCarrierName';
import { AnswerGroup } from './AnswerGroup';
import { CoverageGroup } from './CoverageGroup';
import { DriverGroup } from './DriverGroup';
import { MissingCredit } from './MissingCredit';
import { homeAnswers, holderAnswers, insuranceAnswers, policyAnswers } from './policyAnswers';
import { QuestionGroup } from './QuestionGroup';
import { Statement } from './Statement';
import { VehicleGroup } from './VehicleGroup';

/** /bol/quotes/review (specification 2.12): every answer of the application, each with a link to change it. */
export function ReviewScreen() {
  useMoreTexts(reviewTexts);
  return <PurchaseStep step="review">{(purchase) => <Review {...purchase} />}</PurchaseStep>;
}

function Review({ quote, rate }: Purchase) {
  useRevalidateOnReturn();
  const texts = useTexts('bind');
  const { t } = texts;
  const carrier = useCarrierName(rate.carrier_id);
  const holder = policyHolderOf(quote.drivers);
  const to = paths.editPolicyDetails();
  const isLate = useIsLate(quote);
  const unasked = policyHolderWithoutCredit(quote.drivers);
  const reason = isLate ? t('review.late.reason') : unasked ? t('review.credit.reason') : undefined;
  return (
    <PurchasePage {...{ quote, rate }} title={t('review.heading')} lead={t('review.lead', { carrier })}>
      <RatingErrors quote={quote} />
      {isLate ? <LateStart quote={quote} /> : null}
      {unasked ? <MissingCredit holder={unasked} /> : null}
      <AnswerGroup title={t('review.group.policy')} answers={policyAnswers(quote, texts)} to={to} />
      {holder ? (
        <AnswerGroup title={t('review.group.holder')} answers={holderAnswers(holder, texts)} to={to} />
      ) : null}
      <AnswerGroup title={t('review.group.address')} answers={homeAnswers(quote, texts)} to={to} />
      <AnswerGroup
        title={t('review.group.insurance')}
        answers={insuranceAnswers(quote, texts)}
        to={paths.editQuote()}
      />
      <DriverGroup quote={quote} />
      <VehicleGroup vehicles={quote.vehicles} />
      <CoverageGroup quote={quote} />
      <QuestionGroup questions={quote.questions} />
      <Statement quote={quote} carrierId={rate.carrier_id} blocked={reason} />
    </PurchasePage>
  );
}

/** A delayed application may have missed its start date; anything else missing redirects to its step. */
function useIsLate({ term, address }: Purchase['quote']): boolean {
  const today = useToday(address);
  return term !== null && !isStartAllowed(term.effective, today);
}

function LateStart({ quote: { term } }: Pick<Purchase, 'quote'>) {
  const { t, language } = useTexts('bind');
  const date = formatDate(term?.effective ?? '', language, 'long');
  return (
    <Notice tone="danger" title={t('review.late.title', { date })}>
      <p>{t('review.late.body')}</p>
      <Link to={paths.editPolicyDetails()} state={FROM_REVIEW}>
        {t('review.late.action')}
      </Link>
    </Notice>
  );
}
