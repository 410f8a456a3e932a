import { useRevalidateOnReturn, useToday } from '@shared/api-client/hooks';
import { paths, policyHolderOf } from '@shared/domain';
import { RatingErrors } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { reviewTexts } from '../../locales/reviewTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { useCarrierName } from '../../parts/useCarrierName';
import { AnswerGroup } from './AnswerGroup';
import { STATED_HERE, useBlocked } from './Blocked';
import { CoverageGroup } from './CoverageGroup';
import { DriverGroup } from './DriverGroup';
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
  const { reason, notices } = useBlocked({ quote, rate });
  const today = useToday(quote.address);
  return (
    <PurchasePage {...{ quote, rate }} title={t('review.heading')} lead={t('review.lead', { carrier })}>
      <RatingErrors quote={quote} said={STATED_HERE} />
      {notices}
      <AnswerGroup title={t('review.group.policy')} answers={policyAnswers(quote, texts)} to={to} />
      {holder ? (
        <AnswerGroup title={t('review.group.holder')} answers={holderAnswers(holder, texts)} to={to} />
      ) : null}
      <AnswerGroup title={t('review.group.address')} answers={homeAnswers(quote, texts)} to={to} />
      <AnswerGroup
        title={t('review.group.insurance')}
        answers={insuranceAnswers(quote, texts, today)}
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
