import { todayIn, useApi, useChangePackage } from '@shared/api-client/hooks';
import {
  isLiabilityOnlyAge,
  packageForChoice,
  vehicleAge,
  type Quote,
  type Vehicle,
  vehicleName,
} from '@shared/domain';
import { Navigate, useNavigate, useParams } from '@shared/federation/router';
import { ElsewhereNotice, useStepSave } from '@shared/forms';
import { useTexts } from '@shared/i18n';
import { AddingPosition } from '../../journey/AddingPosition';
import { ItemStep } from '../../journey/ItemStep';
import { useReturnPath } from '../../journey/useReturnPath';
import { StepPage } from '../../parts/StepPage';
import { CoverageForm, draftOf, type CoverageValues } from './CoverageForm';

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
