import { useApi, useToday, useUpdateDriver } from '@shared/api-client/hooks';
import { driverName, paths, type Driver, type Quote } from '@shared/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { ElsewhereNotice, useStepSave, StepForm, type StepFormProps, useTort } from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { Skeleton } from '@shared/ui';
import { useWatch } from 'react-hook-form';
import { loadValidation } from '../../validation/loadValidation';
import { PurchaseItemStep } from '../../journey/PurchaseItemStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCancelTo, useReturnTo } from '../../journey/useReturnTo';
import { driverStepTexts } from '../../locales/driverStepTexts';
import { Bands } from '../../parts/Bands';
import { LoadFailure } from '../../parts/LoadFailure';
import { PurchasePage } from '../../parts/PurchasePage';
import { useLazyModule } from '../../parts/useLazyModule';
import { DriverBand, DriverCount } from './DriverBand';
import { draftOf, type DriverValues, type AskedDriver } from './driverValues';
import { KnownDriver } from './KnownDriver';
import { LicenseNumberFields } from './LicenseFields';
import { RecordFields } from './RecordFields';
import { SocialFields } from './SocialFields';
import type { TortSectionProps } from './TortSection';
import { useDriverForm } from './useDriverForm';
import { useOpenIncidents } from './useIncidentAnswer';
import { WhoFields } from './WhoFields';
import { WorkFields } from './WorkFields';

const loadTort = () => import(/* webpackChunkName: "tort" */ './TortSection');

function LateTort(props: TortSectionProps) {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('tort', loadTort);
  if (failed) return <LoadFailure title={t('driver.tort.failed')} onRetry={retry} />;
  if (loaded === undefined) return <Skeleton shape="card" label={t('driver.tort.loading')} />;
  return <loaded.TortSection {...props} />;
}

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  asked: AskedDriver;
}

/**
 * What the application knows of a driver as a summary, and the questions that are left (section 5), by state and answers.
 * Excluded drivers are asked only for identifying facts, and tort only of the policyholder (reading 50).
 */
function DriverForm({ quote, asked, ...step }: DriverFormProps) {
  const { t } = useTexts('bind');
  const { driver } = asked;
  const driverForm = useDriverForm(quote, asked, step.elsewhere);
  const { form, values, options, incidents } = driverForm;
  const { included_in_policy: isIncluded } = values;
  const { control } = form;
  const isLimited = options.tort && values.tort !== 'FULL';
  const tort = useTort({ quoteId: quote.id, draft: draftOf(driver), driver, isLimited, control });
  const hasIncident = useWatch({ control, name: 'accident_violations' }).length > 0;
  const openIncidents = useOpenIncidents(isIncluded && !hasIncident && !incidents.saysNo);
  const record = form.formState.isSubmitted ? openIncidents?.message : undefined;
  return (
    <StepForm
      {...step}
      of="bind"
      form={form}
      open={openIncidents ?? tort.open}
      savingText={t('driver.saving')}
    >
      <KnownDriver driverForm={driverForm} />
      <Bands>
        <DriverCount driverForm={driverForm} />
        <DriverBand driverForm={driverForm} band="who" heading={t('driver.who.heading')}>
          <WhoFields driverForm={driverForm} />
        </DriverBand>
        <DriverBand driverForm={driverForm} band="work" heading={t('driver.work.heading')}>
          <WorkFields driverForm={driverForm} />
        </DriverBand>
        <DriverBand driverForm={driverForm} band="license" heading={t('driver.license.heading')}>
          <LicenseNumberFields driverForm={driverForm} />
        </DriverBand>
        <DriverBand driverForm={driverForm} band="driving" heading={t('driver.record.heading')}>
          <RecordFields control={control} answer={incidents} error={record} />
        </DriverBand>
      </Bands>
      {options.tort ? <LateTort control={control} tort={tort} /> : null}
      {driver.policy_holder ? <SocialFields control={control} stored={driver.social_security_last4} /> : null}
    </StepForm>
  );
}

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
