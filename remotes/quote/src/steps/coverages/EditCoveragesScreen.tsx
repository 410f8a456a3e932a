import { todayIn, useApi, useUpdateVehicle } from '@shared/api-client/hooks';
import {
  isLiabilityOnlyAge,
  packageForChoice,
  paths,
  vehicleAge,
  type Quote,
  type Vehicle,
  vehicleName,
} from '@shared/domain';
import { Navigate, useNavigate, useParams } from '@shared/federation/router';
import { useTexts } from '@shared/i18n';
import { useState } from 'react';
import { settled } from '../../form/settled';
import { QuoteStep } from '../../journey/QuoteStep';
import { NotOnQuote } from '../../parts/NotOnQuote';
import { StepPage } from '../../parts/StepPage';
import { CoverageChoice } from './CoverageChoice';

/** Specification 2.6, /vehicles/{id}/edit-coverages. A car too old for more than liability has nothing to choose. */
export function EditCoveragesScreen() {
  const { vehicleId } = useParams();
  return (
    <QuoteStep step="vehicles">
      {(quote) => {
        const vehicle = quote.vehicles.find((each) => each.id === vehicleId);
        if (vehicle === undefined) return <NotOnQuote of="vehicles" to={paths.vehicles()} />;
        const age = vehicleAge(vehicle.year, todayIn(quote.address.state));
        if (isLiabilityOnlyAge(age)) return <Navigate to={paths.vehicles()} replace />;
        return <EditCoverages key={vehicle.id} {...{ quote, vehicle }} />;
      }}
    </QuoteStep>
  );
}

function EditCoverages({ quote, vehicle }: { quote: Quote; vehicle: Vehicle }) {
  const { t } = useTexts('vehicles');
  const { bus } = useApi();
  const navigate = useNavigate();
  const update = useUpdateVehicle();
  const [liabilityOnly, choose] = useState<boolean | null>(null);
  const save = async () => {
    if (liabilityOnly === null) return;
    const coverage_package_name = packageForChoice(liabilityOnly);
    // The server knows the package's coverages in this state; none are sent (specification 4, Coverage choice).
    const changes = { liability_only: liabilityOnly, coverage_package_name };
    if ((await settled(update.trigger(vehicle.id, changes))) === null) return;
    bus.emit('alert:show-requested', { variant: 'success', textKey: 'common:alerts.coverage_saved' });
    void navigate(paths.vehicles());
  };
  return (
    <StepPage
      quote={quote}
      title={t('coverages.title')}
      lead={t('coverages.lead', { vehicle: vehicleName(vehicle) })}
    >
      <CoverageChoice
        {...{ liabilityOnly, choose }}
        onSave={() => void save()}
        busy={update.isMutating}
        failure={update.error}
      />
    </StepPage>
  );
}
