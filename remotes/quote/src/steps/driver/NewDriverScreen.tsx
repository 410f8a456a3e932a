import { useCreateDriver } from '@shared/api-client/hooks';
import { MAX_DRIVERS, paths, type Quote } from '@shared/domain';
import { useNavigate } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { dropDraft } from '../../form/drafts';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { FullList } from '../../parts/FullList';
import { StepPage } from '../../parts/StepPage';
import { DriverFormView } from './DriverFormView';
import { toDriverInput, type DriverValues } from './driverValues';
import { draftOf, useDriverForm } from './useDriverForm';

/** Specification 2.7, /drivers/new. */
export function NewDriverScreen() {
  return <QuoteStep step="drivers">{(quote) => <NewDriver quote={quote} />}</QuoteStep>;
}

function NewDriver({ quote }: { quote: Quote }) {
  const { t } = useTexts('drivers');
  const navigate = useNavigate();
  const create = useCreateDriver();
  // As it stood when the screen opened: the saved driver must not change the question on the way out.
  const [before] = useState(quote);
  const driverForm = useDriverForm(before, null);
  const isFirst = before.drivers.length === 0;
  if (before.drivers.length >= MAX_DRIVERS) return <FullList of="drivers" to={paths.drivers()} />;
  const save = async (values: DriverValues) => {
    const input = toDriverInput(values, before, isFirst);
    if ((await settled(create.trigger(input))) === null) return;
    dropDraft(quote.id, draftOf(null));
    void navigate(paths.drivers());
  };
  return (
    <StepPage
      quote={quote}
      title={isFirst ? t('form.titleFirst') : t('form.titleAdd')}
      lead={isFirst ? t('form.leadFirst') : undefined}
    >
      <DriverFormView
        driverForm={driverForm}
        saveLabel={isFirst ? t('form.saveFirst') : t('form.save')}
        onSave={save}
        busy={create.isMutating}
        failure={create.error}
        failureTitle={t('form.error')}
        cancelTo={isFirst ? null : paths.drivers()}
      />
    </StepPage>
  );
}
