import {
  type Driver,
  type Quote,
  MONITORING_MONTHS,
  tickDriver,
  type DriverOptions,
  CREDIT_SCORES,
} from '@shared/domain';
import { StepForm, type StepFormProps, TortFields, useTort, Choices } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { Stack, Button, Dialog, InfoIcon, Text, CheckboxGroup, color, Notice } from '@shared/ui';
import { AboutDriver } from './AboutDriver';
import type { DriverValues } from './driverValues';
import { draftOf, useDriverForm, type DriverFormState } from './useDriverForm';
import { memo, useState } from 'react';
import type { DefaultValues, UseFormReturn, Control } from 'react-hook-form';

const BARS = { excellent: 4, good: 3, fair: 2, poor: 1, none: 0 } as const;

/** Four bars, as many filled as the credit is good. Decorative: the answer is beside it. */
const Bars = ({ of }: { of: number }) => (
  <svg width="34" height="24" aria-hidden="true" focusable="false">
    {[8, 13, 18, 23].map((height, at) => (
      <rect
        key={height}
        x={at * 9}
        y={24 - height}
        width="7"
        height={height}
        rx="2"
        fill={at < of ? 'currentColor' : color.hairline}
      />
    ))}
  </svg>
);

/** Asked only of the policyholder (section 5), after the notice of how credit is used (security.md, consent). */
const CreditField = memo(function CreditField({ control }: { control: Control<DriverValues> }) {
  const { t } = useTexts('drivers');
  return (
    <Stack $gap={4}>
      <Notice>{t('credit_score.notice')}</Notice>
      <Choices
        control={control}
        name="credit_score"
        legend={t('credit_score.legend')}
        hint={t('credit_score.hint')}
        options={CREDIT_SCORES.map((value) => ({
          value,
          label: t(`credit_score.${value}`),
          icon: <Bars of={BARS[value]} />,
        }))}
        columns={2}
      />
    </Stack>
  );
});

interface ExtrasFieldsProps {
  form: UseFormReturn<DriverValues>;
  options: DriverOptions;
  values: DefaultValues<DriverValues>;
}

type Extra = 'good_student' | 'defensive_driver' | 'requires_sr22';

/**
 * Discounts and SR-22, each where the state and the answers allow it (section 5); without any, no question is shown.
 */
function ExtrasFields({ form, options, values }: ExtrasFieldsProps) {
  const { t } = useTexts('drivers');
  const shown: Extra[] = [
    ...(options.goodStudent ? (['good_student'] as const) : []),
    ...(options.defensiveDriver ? (['defensive_driver'] as const) : []),
    ...(options.sr22 ? (['requires_sr22'] as const) : []),
  ];
  if (shown.length === 0) return null;
  const tick = (field: Extra, ticked: boolean) => {
    if (field === 'defensive_driver') return form.setValue(field, ticked, { shouldDirty: true });
    const { good_student = false, requires_sr22 = false } = values;
    const next = tickDriver({ good_student, requires_sr22 }, field, ticked);
    form.setValue('good_student', next.good_student, { shouldDirty: true });
    form.setValue('requires_sr22', next.requires_sr22, { shouldDirty: true });
  };
  return (
    <CheckboxGroup
      legend={t('extras.legend')}
      hint={t('extras.hint')}
      boxes={shown.map((name) => ({
        name,
        label: t(`extras.${name}`),
        hint: t(`extras.${name}Hint`),
        checked: values[name] ?? false,
      }))}
      onTick={tick}
    />
  );
}

const PARTS = ['enroll', 'drive', 'rate'] as const;
const LENGTH = { months: MONITORING_MONTHS };

/** Explains the monitored driver program in a dialog (specification 2.7). */
const MonitoredProgram = memo(function MonitoredProgram() {
  const { t } = useTexts('drivers');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="quiet" icon={<InfoIcon size={20} />} onClick={() => setOpen(true)}>
        {t('monitored.open')}
      </Button>
      <Dialog
        open={open}
        title={t('monitored.title')}
        onClose={close}
        closeLabel={t('monitored.close')}
        actions={
          <Button variant="primary" onClick={close}>
            {t('monitored.close')}
          </Button>
        }
      >
        <Stack $gap={4}>
          <Text>{t('monitored.body', LENGTH)}</Text>
          {PARTS.map((part) => (
            <Text key={part}>
              <strong>{t(`monitored.${part}`)}.</strong> {t(`monitored.${part}Body`, LENGTH)}
            </Text>
          ))}
        </Stack>
      </Dialog>
    </div>
  );
});

const ALWAYS = ['age', 'gender', 'marital_status', 'license_status'] as const;

/** The missing answers as text; undefined if none (section 5). */
function useStillNeeded(driverForm: DriverFormState, tortConfirmed: boolean): string | undefined {
  const { t, language } = useTexts('drivers');
  const { values, options } = driverForm;
  const fields = [...ALWAYS, ...(options.credit ? (['credit_score'] as const) : [])];
  const missing = fields
    .filter((field) => (values[field] ?? null) === null)
    .map((field) => t(`needed.${field}`));
  if (options.tort && values.tort !== 'FULL' && !tortConfirmed) missing.push(t('needed.tort'));
  if (missing.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(missing);
  return t('form.incomplete', { missing: list });
}

interface DriverFormProps extends StepFormProps<DriverValues> {
  quote: Quote;
  /** Null for a new driver. */
  driver: Driver | null;
}

/** The driver questions of specification 2.7, each shown where section 5 says. */
export function DriverForm({ quote, driver, ...step }: DriverFormProps) {
  const { t } = useTexts('drivers');
  const driverForm = useDriverForm(quote, driver, step.elsewhere);
  const { form, values, options, rules, statedAge } = driverForm;
  const { control } = form;
  const isLimited = options.tort && values.tort !== 'FULL';
  const tort = useTort({ quoteId: quote.id, draft: draftOf(driver), driver, isLimited, control });
  const missing = useStillNeeded(driverForm, tort.confirmed);
  return (
    <StepForm {...step} of="drivers" {...{ form, missing }} open={tort.open} savingText={t('form.saving')}>
      <AboutDriver {...{ control, rules, statedAge }} />
      {options.credit ? <CreditField control={control} /> : null}
      {options.tort ? (
        <Stack $gap={3}>
          <TortFields control={control} name="tort" tort={tort} />
        </Stack>
      ) : null}
      <ExtrasFields form={form} options={options} values={values} />
      <MonitoredProgram />
    </StepForm>
  );
}
