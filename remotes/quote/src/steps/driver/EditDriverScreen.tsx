import { useApi, useUpdateDriver } from '@shared/api-client/hooks';
import type { Driver, Quote } from '@shared/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { ItemStep } from '../../journey/ItemStep';
import { useReturnPaths } from '../../journey/useReturnPaths';
import { driverWords } from '../../parts/driverWords';
import { StepPage } from '../../parts/StepPage';
import { DriverForm } from './DriverForm';
import { toDriverChanges, type DriverValues } from './driverValues';
import { draftOf } from './useDriverForm';

/** Specification 2.7: /drivers/{id}/edit and /rates/drivers/{id}/edit. */
export function EditDriverScreen() {
  const { driverId } = useParams();
  return (
    <ItemStep of="drivers" list={({ drivers }) => drivers} id={driverId}>
      {(quote, driver) => <EditDriver key={driver.id} {...{ quote, driver }} />}
    </ItemStep>
  );
}

function EditDriver({ quote, driver }: { quote: Quote; driver: Driver }) {
  const { t } = useTexts('drivers');
  const { bus } = useApi();
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useUpdateDriver();
  const returnPaths = useReturnPaths(quote, 'drivers');
  const { elsewhere, formKey, finish, giveUp } = useStepSave(
    quote,
    draftOf(driver),
    (change) => change.of === 'drivers' && change.item.id === driver.id,
  );
  const save = async (values: DriverValues) => {
    if ((await finish(trigger(driver.id, toDriverChanges(values, quote, driver)))) === null) return;
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.driver_saved' });
    void navigate(returnPaths.saved);
  };
  return (
    <StepPage
      quote={quote}
      title={t('form.titleEdit', driverWords(driver, quote.drivers.indexOf(driver), t))}
    >
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <DriverForm
        key={formKey}
        {...{ quote, driver, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t('form.saveEdit')}
        failureTitle={t('form.errorTitle')}
        cancelTo={returnPaths.back}
        onCancel={giveUp}
      />
    </StepPage>
  );
}
