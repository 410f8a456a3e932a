import { useCreateDriver } from '@shared/api-client/hooks';
import { MAX_DRIVERS, paths, type Quote } from '@shared/domain';
import { useNavigate } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { QuoteStep } from '../../journey/QuoteStep';
import { useReturnPath } from '../../journey/useReturnPath';
import { FullList } from '../../parts/FullList';
import { StepPage } from '../../parts/StepPage';
import { DriverForm } from './DriverForm';
import { toDriverInput, type DriverValues } from './driverValues';
import { draftOf } from './useDriverForm';

/** Specification 2.7, /drivers/new. */
export function NewDriverScreen() {
  return <QuoteStep step="drivers">{(quote) => <NewDriver quote={quote} />}</QuoteStep>;
}

function NewDriver({ quote }: { quote: Quote }) {
  const { t } = useTexts('drivers');
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useCreateDriver();
  // The form keeps its own version of the quote, so the saved driver does not change the questions while leaving.
  const { known, elsewhere, formKey, finish, giveUp } = useStepSave(quote, draftOf(null), () => false);
  const isFirst = known.drivers.length === 0;
  const { listPath } = useReturnPath(paths.drivers());
  if (known.drivers.length >= MAX_DRIVERS) return <FullList of="drivers" to={listPath} />;
  const save = async (values: DriverValues) => {
    if ((await finish(trigger(toDriverInput(values, known, isFirst)))) === null) return;
    void navigate(listPath);
  };
  return (
    <StepPage
      quote={quote}
      title={isFirst ? t('form.titleFirst') : t('form.titleAdd')}
      lead={isFirst ? t('form.leadFirst') : t('form.leadAdd')}
    >
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <DriverForm
        key={formKey}
        {...{ elsewhere, busy, failure }}
        quote={known}
        driver={null}
        onSave={save}
        saveLabel={isFirst ? t('form.saveFirst') : t('form.save')}
        failureTitle={t('form.error')}
        cancelTo={isFirst ? null : listPath}
        onCancel={giveUp}
      />
    </StepPage>
  );
}
