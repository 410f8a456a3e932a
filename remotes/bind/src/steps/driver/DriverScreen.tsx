import { useApi, useToday, useUpdateDriver } from '@shared/api-client/hooks';
import { driverName, paths, type Driver, type Quote, MAX_INCIDENTS } from '@shared/domain';
import { useNavigate, useParams } from 'react-router-dom';
import {
  ElsewhereNotice,
  useStepSave,
  StepForm,
  type StepFormProps,
  TortFields,
  useTort,
  YesNo,
} from '@shared/forms';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { loadValidation } from '../../validation/loadValidation';
import { PurchaseItemStep } from '../../journey/PurchaseItemStep';
import type { Purchase } from '../../journey/PurchaseStep';
import { useCancelTo, useReturnTo } from '../../journey/useReturnTo';
import { driverStepTexts } from '../../locales/driverStepTexts';
import { PurchasePage } from '../../parts/PurchasePage';
import { draftOf, type DriverValues, type AskedDriver, type Incident } from './driverValues';
import { FormSection } from '../../parts/FormSection';
import { DiscountFields } from './DiscountFields';
import { LicenseFields } from './LicenseFields';
import { useDriverForm, type DriverFormState } from './useDriverForm';
import { WhoFields } from './WhoFields';
import { WorkFields } from './WorkFields';
import { AddCard, Skeleton, Stack, VisuallyHidden, Disclosure, Notice, Text } from '@shared/ui';
import { type Control, useWatch, useFieldArray } from 'react-hook-form';
import { LoadFailure } from '../../parts/LoadFailure';
import { useLazyModule } from '../../parts/useLazyModule';
import { isExampleSocial, socialDigits, storedSocial } from '@shared/domain/purchase';
import { SocialField } from './SocialField';
import { useRef, useState } from 'react';
import type { Sr22Asked } from './Sr22Details';

const loadDetails = () => import(/* webpackChunkName: "sr22" */ './Sr22Details');

/** Whether an SR-22 is needed, then its state, number and date (section 5, reading 13). */
function Sr22Fields({ driverForm }: { driverForm: DriverFormState }) {
  const { t } = useTexts('bind');
  const { form, values, asked } = driverForm;
  const { control } = form;
  return (
    <FormSection heading={t('driver.sr22.heading')}>
      <YesNo
        control={control}
        name="requires_sr22"
        legend={t('driver.sr22.legend')}
        hint={t('driver.sr22.hint')}
        yes={{ label: t('driver.yes') }}
        no={{ label: t('driver.no') }}
      />
      {values.requires_sr22 ? <LateDetails {...{ control, state: asked.state }} /> : null}
    </FormSection>
  );
}

function LateDetails(props: Sr22Asked) {
  const { t } = useTexts('bind');
  const { loaded, failed, retry } = useLazyModule('sr22', loadDetails);
  if (failed) return <LoadFailure title={t('driver.sr22.failed')} onRetry={retry} />;
  if (loaded === undefined) return <Skeleton shape="lines" count={3} label={t('driver.sr22.loading')} />;
  return <loaded.Sr22Details {...props} />;
}

const NOTHING_YET: Incident = { type: null, date: null, description: null };

type Change = { of: 'added' | 'removed'; index: number } | null;

/** The incidents and the last change: an added one takes the focus, a removed one returns it to the add button. */
function useIncidents(control: Control<DriverValues>) {
  const { fields, append, remove } = useFieldArray({ control, name: 'accident_violations' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [change, setChange] = useState<Change>(null);
  const add = () => {
    setChange({ of: 'added', index: fields.length });
    append(NOTHING_YET, { shouldFocus: false });
  };
  const take = (index: number) => {
    setChange({ of: 'removed', index });
    remove(index);
    addButton.current?.focus();
  };
  const placeOf = (what: 'added' | 'removed') => (change?.of === what ? change.index : null);
  return {
    ids: fields.map(({ id }) => id),
    addButton,
    add,
    take,
    added: placeOf('added'),
    removed: placeOf('removed'),
  };
}

interface SocialFieldsProps {
  control: Control<DriverValues>;
  /** Last four digits of the stored number; null if there is none. */
  stored: string | null;
}

/** The policyholder's Social Security number (section 3), with its purpose and how it is kept. */
function SocialFields({ control, stored }: SocialFieldsProps) {
  const { t } = useTexts('bind');
  return (
    <FormSection heading={t('driver.social.heading')}>
      <Stack $gap={3}>
        <SocialField
          control={control}
          hint={stored === null ? undefined : t('driver.social.stored', { stored: storedSocial(stored) })}
        />
        <ExampleNotice control={control} />
      </Stack>
      <Disclosure summary={t('driver.social.why')}>
        <Stack $gap={3}>
          <Text>{t('driver.social.whyBody')}</Text>
          <Text>{t('driver.social.keptBody')}</Text>
        </Stack>
      </Disclosure>
    </FormSection>
  );
}

/** Asks to check a number that looks like an example (reading 72). */
function ExampleNotice({ control }: Pick<SocialFieldsProps, 'control'>) {
  const { t } = useTexts('bind');
  const social = useWatch({ control, name: 'social_security' });
  const isExample = isExampleSocial(socialDigits(social ?? '') ?? '');
  return <output>{isExample ? <Notice>{t('driver.social.example')}</Notice> : null}</output>;
}

const loadIncidents = () => import(/* webpackChunkName: "incidents" */ './IncidentFields');

/** Accidents and violations, as many as needed (section 3). Their fields and texts load with the first one. */
function RecordFields({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('bind');
  const { ids, addButton, add, take, added, removed } = useIncidents(control);
  const { loaded, failed, retry } = useLazyModule(ids.length === 0 ? null : 'incidents', loadIncidents);
  return (
    <FormSection heading={t('driver.record.heading')} lead={t('driver.record.lead')}>
      {failed ? <LoadFailure title={t('driver.record.failed')} onRetry={retry} /> : null}
      <Stack $gap={3}>
        {ids.map((id, index) =>
          loaded === undefined ? (
            <Skeleton key={id} shape="card" label={t('driver.record.loading')} />
          ) : (
            <loaded.IncidentFields
              key={id}
              {...{ control, index }}
              isNew={added === index}
              onRemove={() => take(index)}
            />
          ),
        )}
        <AddCard
          ref={addButton}
          onClick={add}
          disabledReason={
            ids.length < MAX_INCIDENTS ? undefined : t('driver.record.full', { number: MAX_INCIDENTS })
          }
        >
          {ids.length === 0 ? t('driver.record.add') : t('driver.record.addNext')}
        </AddCard>
      </Stack>
      <VisuallyHidden as="output">
        {removed === null ? '' : t('driver.record.removed', { number: removed + 1 })}
      </VisuallyHidden>
    </FormSection>
  );
}

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  asked: AskedDriver;
}

/**
 * Everything the application asks of a driver (section 5), by state and answers. Excluded drivers are asked only for
 * identifying facts, and tort only of the policyholder (reading 50).
 */
function DriverForm({ quote, asked, ...step }: DriverFormProps) {
  const { t } = useTexts('bind');
  const { driver } = asked;
  const driverForm = useDriverForm(quote, asked, step.elsewhere);
  const { form, values, options } = driverForm;
  const { included_in_policy: isIncluded } = values;
  const { control } = form;
  const isLimited = options.tort && values.tort !== 'FULL';
  const tort = useTort({ quoteId: quote.id, draft: draftOf(driver), driver, isLimited, control });
  return (
    <StepForm {...step} of="bind" form={form} open={tort.open} savingText={t('driver.saving')}>
      <WhoFields driverForm={driverForm} />
      {isIncluded ? <WorkFields driverForm={driverForm} /> : null}
      <LicenseFields driverForm={driverForm} />
      {isIncluded ? <RecordFields control={control} /> : null}
      {isIncluded && options.sr22 ? <Sr22Fields driverForm={driverForm} /> : null}
      {isIncluded ? <DiscountFields driverForm={driverForm} /> : null}
      {options.tort ? (
        <FormSection heading={t('driver.tort.heading')}>
          <TortFields control={control} name="tort" tort={tort} />
        </FormSection>
      ) : null}
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
