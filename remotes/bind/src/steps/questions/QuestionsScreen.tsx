import { paths } from '@shared/domain';
import { questionFacts } from '@shared/domain/purchase';
import { ElsewhereNotice } from '@shared/forms';
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
import { useCarrierName } from '../../parts/useCarrierName';
import { QuestionsForm } from './QuestionsForm';
import { ReopenedNotice } from './ReopenedNotice';
import { useQuestionsSave } from './useQuestionsSave';

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
  const carrier = useCarrierName(rate.carrier_id);
  const facts = questionFacts(quote, rate);
  const { formKey, form } = useQuestionsSave(quote, facts);
  const cancelTo = useReturnTo(paths.purchaseCoverages());
  return (
    <PurchasePage {...{ quote, rate }} title={t('questions.heading', { carrier })} lead={t('questions.lead')}>
      <ReopenedNotice key={`reopened ${formKey}`} {...{ quote, facts }} />
      <ElsewhereNotice elsewhere={form.elsewhere} busy={form.busy} />
      <QuestionsForm
        key={formKey}
        {...{ quote, facts, carrier, cancelTo, ...form }}
        saveLabel={t('questions.save')}
      />
    </PurchasePage>
  );
}
