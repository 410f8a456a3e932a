import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import { forwardPath, MAX_VEHICLES, paths, type Quote, quoteJourney, STATE_RULES } from '@shared/domain';
import { Link } from 'react-router-dom';
import { useTexts } from '@shared/i18n';
import { Actions, LinkButton, Stack } from '@shared/ui';
import { QuoteStep } from '../../journey/QuoteStep';
import { AddToList } from '../../parts/AddToList';
import { DiscountList } from '../../parts/DiscountList';
import { StepPage } from '../../parts/StepPage';
import { StepScene } from '../../parts/StepScene';
import { useVehicleRemoval } from '../../parts/useVehicleRemoval';
import { VehicleList } from '../../parts/VehicleList';

const NO_CAR = String(new URL('./no-car.svg', import.meta.url));

/** Specification 2.6, /quotes/vehicles. */
export function VehiclesScreen() {
  return <QuoteStep step="vehicles">{(quote) => <Vehicles quote={quote} />}</QuoteStep>;
}

function Vehicles({ quote }: { quote: Quote }) {
  const { t } = useTexts('vehicles');
  useRevalidateOnReturn();
  const removal = useVehicleRemoval();
  const { vehicles, drivers } = quote;
  const { multi_car: percent } = STATE_RULES[quote.address.state].discounts;
  return (
    <StepPage
      quote={quote}
      title={t('list.title')}
      lead={vehicles.length === 0 ? t('list.empty') : t('list.lead', { max: MAX_VEHICLES })}
    >
      <Stack $gap={3}>
        {vehicles.length === 0 ? <StepScene src={NO_CAR} /> : null}
        <VehicleList vehicles={vehicles} onRemove={removal.ask} />
        <AddToList
          of="vehicles"
          count={vehicles.length}
          to={paths.newVehicle()}
          hint={vehicles.length === 1 ? t('list.addHint', { percent }) : undefined}
        />
      </Stack>
      {vehicles.length === 0 ? null : (
        <Actions>
          <LinkButton as={Link} to={forwardPath(quoteJourney, 'vehicles', quote)} variant="primary">
            {drivers.length === 0 ? t('list.continueDrivers') : t('list.continueReview')}
          </LinkButton>
        </Actions>
      )}
      <DiscountList quote={quote} />
      {removal.dialog}
    </StepPage>
  );
}
