import { useCarriers, useUpdateQuote } from '@shared/api-client/hooks';
import { forwardPath, paths, purchaseJourney } from '@shared/domain';
import { questionFacts } from '@shared/domain/purchase';
import { useNavigate } from '@shared/federation/router';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import {
  formsTexts,
  mergeTexts,
  purchaseValidationTexts,
  questionsTexts,
  useMoreTexts,
  useTexts,
  validationTexts,
} from '@shared/i18n';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { useReturnTo } from '../../journey/useReturnTo';
import { questionStepTexts } from '../../locales/questionStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { QuestionsForm } from './QuestionsForm';
import { QUESTIONS_DRAFT, toUpdate, type QuestionValues } from './questionValues';
import { ReopenedNotice } from './ReopenedNotice';

const TEXTS = mergeTexts(
  questionStepTexts,
  questionsTexts,
  formsTexts,
  validationTexts,
  purchaseValidationTexts,
);

/** /bol/questions/edit (specification 2.12). */
export function QuestionsScreen() {
  useMoreTexts(TEXTS);
  return <PurchaseStep step="questions">{(purchase) => <Questions {...purchase} />}</PurchaseStep>;
}

function Questions({ quote, rate }: Purchase) {
  const { t } = useTexts('bind');
  const navigate = useNavigate();
  const { data: carriers } = useCarriers();
  const { trigger, isMutating: busy, error: failure } = useUpdateQuote();
  const { elsewhere, formKey, finish } = useStepSave(quote, QUESTIONS_DRAFT, ({ of }) => of === 'questions');
  const facts = questionFacts(quote, rate);
  const cancelTo = useReturnTo(paths.purchaseCoverages());
  const carrier = carriers?.find(({ id }) => id === rate.carrier_id)?.name ?? rate.carrier_id;
  const save = async (values: QuestionValues) => {
    if ((await finish(trigger(toUpdate(values, facts)))) === null) return;
    await navigate(forwardPath(purchaseJourney, 'questions', quote));
  };
  return (
    <PurchasePage {...{ quote, rate }} title={t('questions.heading', { carrier })} lead={t('questions.lead')}>
      <ReopenedNotice key={`reopened ${formKey}`} {...{ quote, facts }} />
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <QuestionsForm
        key={formKey}
        {...{ quote, facts, elsewhere, busy, failure, cancelTo }}
        onSave={save}
        saveLabel={t('questions.save')}
        failureTitle={t('questions.failed')}
      />
    </PurchasePage>
  );
}
