import { todayIn } from '@shared/api-client/hooks';
import type { ApiError } from '@shared/api-client';
import type { StateCode } from '@shared/domain';
import { Link } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { Button, LinkButton, Stack } from '@shared/ui';
import type { VehicleInput } from '@shared/domain';
import { FormProblems } from '../../form/FormProblems';
import { StepActions } from '../../parts/StepActions';
import { UseFields } from './UseFields';
import type { VehicleForm } from './useVehicleForm';
import { VehiclePicker } from './VehiclePicker';
import { isPicked } from './vehicleValues';

interface VehicleFormViewProps {
  vehicleForm: VehicleForm;
  state: StateCode;
  saveLabel: string;
  onSave: (values: VehicleInput) => Promise<void>;
  busy: boolean;
  failure: ApiError | undefined;
  failureTitle: string;
  /** Where Cancel leads; null hides it (specification 2.6: the first car). */
  cancelTo: string | null;
}

/** Which car, and what it is used for (specification 2.6). */
export function VehicleFormView(props: VehicleFormViewProps) {
  const { vehicleForm, state, saveLabel, onSave, busy, failure, failureTitle, cancelTo } = props;
  const { t } = useTexts('vehicles');
  const { form, pick, setPick, use, setUse } = vehicleForm;
  const { errors, submitCount } = form.formState;
  const missing = !isPicked(pick)
    ? t('form.incompleteVehicle')
    : use.use_code === null
      ? t('form.incompleteUse')
      : undefined;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Stack $gap={10}>
        <FormProblems {...{ errors, submitCount, failure }} failureTitle={failureTitle} />
        <VehiclePicker pick={pick} onPick={setPick} today={todayIn(state)} />
        <UseFields use={use} onUse={setUse} />
        <StepActions>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText={t('form.saving')}
            disabledReason={missing}
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
