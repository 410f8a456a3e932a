import { useApi, useUpdateQuote } from '@shared/api-client/hooks';
import { paths, type Quote } from '@shared/domain';
import { Link, useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Text } from '@shared/ui';
import { dropDraft } from '../../form/drafts';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { StepPage } from '../../parts/StepPage';
import { EditQuoteForm } from './EditQuoteForm';
import { toUpdate, type EditQuoteValues } from './editQuoteValues';
import { markFilled } from './filledFlag';

/** Specification 2.5: two questions about the shopper, then the vehicles. */
export function EditQuoteScreen() {
  return <QuoteStep step="edit">{(quote) => <EditQuote quote={quote} />}</QuoteStep>;
}

function EditQuote({ quote }: { quote: Quote }) {
  const { t } = useTexts('quotes');
  const navigate = useNavigate();
  const { storage } = useApi().transport;
  const update = useUpdateQuote();
  const save = async (values: EditQuoteValues) => {
    const saved = await settled(update.trigger(toUpdate(values)));
    if (saved === null) return;
    markFilled(storage);
    dropDraft(quote.id, 'edit');
    await navigate(paths.newVehicle());
  };
  return (
    <StepPage quote={quote} title={t('edit.title')} lead={t('edit.lead')}>
      <EditQuoteForm quote={quote} onSave={save} failure={update.error} busy={update.isMutating} />
      <Text $size={14} $muted>
        {t('edit.terms')} <Link to={paths.privacy()}>{t('edit.privacy')}</Link>
      </Text>
    </StepPage>
  );
}
