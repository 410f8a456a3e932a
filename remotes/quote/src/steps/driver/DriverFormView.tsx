import type { ApiError } from '@shared/api-client';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, LinkButton, Stack } from '@shared/ui';
import { useState } from 'react';
import { FormProblems } from '../../form/FormProblems';
import { StepActions } from '../../parts/StepActions';
import { AboutDriver } from './AboutDriver';
import { CreditField } from './CreditField';
import { ExtrasFields } from './ExtrasFields';
import { MonitoredProgram } from './MonitoredProgram';
import { TortFields } from './TortFields';
import { useStillNeeded } from './useStillNeeded';
import type { DriverForm } from './useDriverForm';
import type { DriverValues } from './driverValues';

interface DriverFormViewProps {
  driverForm: DriverForm;
  saveLabel: string;
  onSave: (values: DriverValues) => Promise<void>;
  busy: boolean;
  failure: ApiError | undefined;
  failureTitle: string;
  /** Where Cancel leads; null hides it (specification 2.7: no drivers yet). */
  cancelTo: string | null;
}

/** Who drives: the questions of specification 2.7, each shown where section 5 says. */
export function DriverFormView(props: DriverFormViewProps) {
  const { driverForm, saveLabel, onSave, busy, failure, failureTitle, cancelTo } = props;
  const { t } = useTexts('drivers');
  const { form, values, options } = driverForm;
  const { errors, submitCount } = form.formState;
  const [tortConfirmed, confirmTort] = useState(false);
  const needed = useStillNeeded(driverForm, tortConfirmed);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Stack $gap={10}>
        <FormProblems {...{ errors, submitCount, failure, failureTitle }} />
        <AboutDriver driverForm={driverForm} />
        {options.credit ? <CreditField control={form.control} /> : null}
        {options.tort ? (
          <TortFields control={form.control} confirmed={tortConfirmed} onConfirm={confirmTort} />
        ) : null}
        <ExtrasFields form={form} options={options} values={values} />
        <MonitoredProgram />
        <StepActions>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('form.saving')}
            disabledReason={needed}
          >
            {saveLabel}
          </Button>
          {cancelTo === null ? null : (
            <LinkButton as={Link} to={cancelTo} variant="quiet">
              {t('form.cancel')}
            </LinkButton>
          )}
        </StepActions>
      </Stack>
    </form>
  );
}
