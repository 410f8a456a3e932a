import { useUpdateDriver } from '@shared/api-client/hooks';
import { paths, type Driver, type Quote, driverName } from '@shared/domain';
import { useNavigate, useParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { dropDraft } from '../../form/drafts';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { useBackPath } from '../../journey/useBackPath';
import { useSavedPath } from '../../journey/useSavedPath';
import { NotOnQuote } from '../../parts/NotOnQuote';
import { StepPage } from '../../parts/StepPage';
import { DriverFormView } from './DriverFormView';
import { isPolicyHolder, toDriverInput, type DriverValues } from './driverValues';
import { draftOf, useDriverForm } from './useDriverForm';

/** Specification 2.7: /drivers/{id}/edit and /rates/drivers/{id}/edit. */
export function EditDriverScreen() {
  const { driverId } = useParams();
  return (
    <QuoteStep step="drivers">
      {(quote) => {
        const driver = quote.drivers.find((each) => each.id === driverId);
        if (driver === undefined) return <NotOnQuote of="drivers" to={paths.drivers()} />;
        return <EditDriver key={driver.id} {...{ quote, driver }} />;
      }}
    </QuoteStep>
  );
}

function EditDriver({ quote, driver }: { quote: Quote; driver: Driver }) {
  const { t } = useTexts('drivers');
  const navigate = useNavigate();
  const update = useUpdateDriver();
  const driverForm = useDriverForm(quote, driver);
  const savedPath = useSavedPath('editDriver', paths.drivers());
  const backPath = useBackPath(quote, paths.drivers());
  const save = async (values: DriverValues) => {
    const changes = toDriverInput(values, quote, isPolicyHolder(quote, driver));
    if ((await settled(update.trigger(driver.id, changes))) === null) return;
    dropDraft(quote.id, draftOf(driver));
    void navigate(savedPath);
  };
  return (
    <StepPage
      quote={quote}
      title={t('form.titleEdit', { driver: driverName(driver, quote.drivers.indexOf(driver), t) })}
    >
      <DriverFormView
        driverForm={driverForm}
        saveLabel={t('form.saveEdit')}
        onSave={save}
        busy={update.isMutating}
        failure={update.error}
        failureTitle={t('form.errorTitle')}
        cancelTo={backPath}
      />
    </StepPage>
  );
}
