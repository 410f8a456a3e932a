import { todayIn, useApi, useChangePackage } from '@shared/api-client/hooks';
import {
  isLiabilityOnlyAge,
  packageForChoice,
  vehicleAge,
  type Quote,
  type Vehicle,
  vehicleName,
  type CoverageChoiceInput,
} from '@shared/domain';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import {
  ElsewhereNotice,
  useStepSave,
  lateResolver,
  StepForm,
  type StepFormProps,
  useStepForm,
  YesNo,
} from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { AddingPosition } from '../../journey/AddingPosition';
import { ItemStep } from '../../journey/ItemStep';
import { useReturnPath } from '../../journey/useReturnPath';
import { StepPage } from '../../parts/StepPage';
import { Notice } from '@shared/ui';
import { useWatch } from 'react-hook-form';
import { loadValidation } from '../../loadValidation';

type CoverageValues = CoverageChoiceInput;

const FIELDS = ['liability_only'] as const;

const resolver = lateResolver<CoverageValues>(() =>
  loadValidation().then(({ coverageChoice }) => coverageChoice),
);

/** The cars in a crash that the policy pays for; yours is gray where it isn't covered. */
const PICTURES = {
  yes: String(new URL('./other-car.svg', import.meta.url)),
  no: String(new URL('./both-cars.svg', import.meta.url)),
};

/** Draft name of a car's coverage. */
const draftOf = (vehicle: Vehicle): string => `coverage:${vehicle.id}`;

interface CoverageFormProps extends StepFormProps<CoverageValues> {
  quote: Quote;
  vehicle: Vehicle;
}

/** Liability only, yes or no; nothing is preselected (specification 2.6). */
function CoverageForm({ quote, vehicle, ...step }: CoverageFormProps) {
  const { t } = useTexts('vehicles');
  const form = useStepForm<CoverageValues>({
    resolver,
    // Nothing is preselected, but the draft compares the choice with the current package.
    initial: {},
    quoted: { liability_only: vehicle.liability_only },
    quoteId: quote.id,
    step: draftOf(vehicle),
    fields: FIELDS,
    elsewhere: step.elsewhere,
  });
  const { control } = form;
  const chosen = useWatch({ control, name: 'liability_only' });
  return (
    <StepForm
      {...step}
      of="vehicles"
      form={form}
      missing={chosen === undefined ? t('coverages.incomplete') : undefined}
      savingText={t('coverages.saving')}
    >
      <YesNo
        control={control}
        name="liability_only"
        legend={t('coverages.legend')}
        yes={{ label: t('coverages.yes'), help: t('coverages.yesHelp'), picture: PICTURES.yes }}
        no={{ label: t('coverages.no'), help: t('coverages.noHelp'), picture: PICTURES.no }}
      />
      <Notice>{t('coverages.lenderNote')}</Notice>
    </StepForm>
  );
}

/** Specification 2.6, /vehicles/{id}/edit-coverages. Skipped for a car too old for more than liability. */
export function EditCoveragesScreen() {
  const { vehicleId } = useParams();
  const { listPath } = useReturnPath();
  return (
    <ItemStep of="vehicles" list={({ vehicles }) => vehicles} id={vehicleId} position={AddingPosition}>
      {(quote, vehicle) => {
        const age = vehicleAge(vehicle.year, todayIn(quote.address));
        if (isLiabilityOnlyAge(age)) return <Navigate to={listPath} replace />;
        return <EditCoverages key={vehicle.id} {...{ quote, vehicle, listPath }} />;
      }}
    </ItemStep>
  );
}

interface EditCoveragesProps {
  quote: Quote;
  vehicle: Vehicle;
  listPath: string;
}

function EditCoverages({ quote, vehicle, listPath }: EditCoveragesProps) {
  const { t } = useTexts('vehicles');
  const { bus } = useApi();
  const navigate = useNavigate();
  const { trigger, isMutating: busy, error: failure } = useChangePackage();
  const { elsewhere, formKey, finish } = useStepSave(
    quote,
    draftOf(vehicle),
    (change) => change.of === 'vehicles' && change.item.id === vehicle.id,
  );
  const save = async ({ liability_only }: CoverageValues) => {
    if ((await finish(trigger(vehicle.id, packageForChoice(liability_only)))) === null) return;
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.coverage_saved' });
    void navigate(listPath);
  };
  return (
    <StepPage
      quote={quote}
      title={t('coverages.title')}
      lead={t('coverages.lead', { vehicle: vehicleName(vehicle) })}
    >
      <ElsewhereNotice {...{ elsewhere, busy }} />
      <CoverageForm
        key={formKey}
        {...{ quote, vehicle, elsewhere, busy, failure }}
        onSave={save}
        saveLabel={t('coverages.save')}
        failureTitle={t('common:alerts.coverage_failed')}
      />
    </StepPage>
  );
}
