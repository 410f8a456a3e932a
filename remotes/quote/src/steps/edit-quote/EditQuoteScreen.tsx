import { useApi, useUpdateQuote } from '@shared/api-client/hooks';
import { forwardPath, paths, type Quote, quoteJourney } from '@shared/domain';
import { Link, useNavigate } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
import { usePurchaseReview } from '../../journey/previousPath';
import { QuoteStep } from '../../journey/QuoteStep';
import { StepPage } from '../../parts/StepPage';
import { EditQuoteForm } from './EditQuoteForm';
import { EDIT_QUOTE_DRAFT, toUpdate, type EditQuoteValues } from './editQuoteValues';
import { markFilled } from './filledFlag';

/** Specification 2.5: two questions about the shopper, then the vehicles. */
export function EditQuoteScreen() {
  return <QuoteStep step="edit">{(quote) => <EditQuote quote={quote} />}</QuoteStep>;
}

function EditQuote({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const navigate = useNavigate();
  const review = usePurchaseReview();
  const { storage } = useApi().transport;
  const { trigger, isMutating: busy, error: failure } = useUpdateQuote();
  const { elsewhere, formKey, finish } = useStepSave(quote, EDIT_QUOTE_DRAFT, ({ of }) => of === 'answers');
  const save = async (values: EditQuoteValues) => {
    if ((await finish(trigger(toUpdate(values)))) === null) return;
    markFilled(storage);
    await navigate(review ?? forwardPath(quoteJourney, 'edit', quote));
  };
  return (
    <StepPage quote={quote} title={t('edit.title')} lead={t('edit.lead')}>
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <EditQuoteForm
        key={formKey}
        {...{ quote, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t(review === null ? 'edit.submit' : 'edit.save')}
        failureTitle={t('edit.failed')}
        cancelTo={review}
      />
      <Text $size={14} $muted>
        {t('edit.terms')} <Link to={paths.privacy()}>{t('edit.privacy')}</Link>
      </Text>
    </StepPage>
  );
}
