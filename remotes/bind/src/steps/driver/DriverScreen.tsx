import { useApi, useToday, useUpdateDriver } from '@shared/api-client/hooks';
import { driverName, paths, type Driver } from '@shared/domain';
import { useNavigate, useParams } from '@shared/federation/router';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { loadValidation } from '../../validation/loadValidation';
import { PurchaseItemStep } from '../../journey/PurchaseItemStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCancelTo, useReturnTo } from '../../journey/useReturnTo';
import { driverStepTexts } from '../../locales/driverStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { DriverForm } from './DriverForm';
import { draftOf, type DriverValues } from './driverValues';

/** /bol/drivers/{driverId}/edit (specification 2.12). */
export function DriverScreen() {
  useMoreTexts(driverStepTexts);
  const { driverId } = useParams();
  return (
    <PurchaseItemStep step="drivers" list={({ drivers }) => drivers} id={driverId}>
      {(purchase, driver) => <EditDriver key={driver.id} {...purchase} driver={driver} />}
    </PurchaseItemStep>
  );
}

function EditDriver({ quote, rate, driver }: Purchase & { driver: Driver }) {
  const { t } = useTexts('bind');
  const drivers = useTexts('drivers');
  const { bus } = useApi();
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useUpdateDriver();
  const saved = useReturnTo(paths.purchaseDrivers());
  const back = useCancelTo(paths.policyDetails(), quote.id);
  const { elsewhere, formKey, finish } = useStepSave(
    quote,
    draftOf(driver),
    (change) => change.of === 'drivers' && change.item.id === driver.id,
  );
  const { state } = quote.address;
  const asked = { driver, state, today: useToday(quote.address) };
  const save = async (values: DriverValues) => {
    const { toDriverInput } = await loadValidation();
    if ((await finish(trigger(driver.id, toDriverInput(values, asked)))) === null) return;
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.driver_saved' });
    void navigate(saved);
  };
  const name = driverName(driver, quote.drivers.indexOf(driver), drivers.t);
  return (
    <PurchasePage
      {...{ quote, rate }}
      title={driver.policy_holder ? t('driver.titleHolder') : t('driver.title', { driver: name })}
      lead={driver.policy_holder ? t('driver.leadHolder') : t('driver.lead')}
    >
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <DriverForm
        key={formKey}
        {...{ quote, asked, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t('driver.save')}
        failureTitle={t('driver.failed')}
        cancelTo={back}
      />
    </PurchasePage>
  );
}
