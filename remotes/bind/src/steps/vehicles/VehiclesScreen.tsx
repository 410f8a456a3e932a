import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import {
  forwardPath,
  isPurchaseVehicleComplete,
  MAX_VEHICLES,
  paths,
  purchaseJourney,
  type Quote,
  vehicleName,
} from '@shared/domain';
import { Link } from '@shared/federation/router';
import { CardList } from '@shared/forms';
import { mergeTexts, useMoreTexts, useTexts, vehiclesTexts } from '@shared/i18n';
import { AddCard, Stack } from '@shared/ui';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { vehiclesStepTexts } from '../../locales/vehiclesStepTexts';
import { ListContinue } from '../../parts/ListContinue';
import { PurchasePage } from '../../parts/PurchasePage';
import { VehicleCard } from './VehicleCard';

const TEXTS = mergeTexts(vehiclesStepTexts, vehiclesTexts);

/** /bol/quotes/vehicles (specification 2.12), without Delete, which is hidden in the purchase. */
export function VehiclesScreen() {
  useMoreTexts(TEXTS);
  return <PurchaseStep step="vehicles">{(purchase) => <Vehicles {...purchase} />}</PurchaseStep>;
}

function Vehicles({ quote, rate }: Purchase) {
  useRevalidateOnReturn();
  const { t } = useTexts('bind');
  const open = quote.vehicles.filter((vehicle) => !isPurchaseVehicleComplete(vehicle));
  return (
    <PurchasePage {...{ quote, rate }} title={t('vehicles.heading')} lead={t('vehicles.lead')}>
      <ListContinue
        open={open.map((vehicle) => ({
          line: t('vehicles.open', { vehicle: vehicleName(vehicle) }),
          to: paths.purchaseVehicle(vehicle.id),
        }))}
        to={forwardPath(purchaseJourney, 'vehicles', quote)}
        label={t('vehicles.continue')}
      >
        <Stack $gap={3}>
          <CardList>
            {quote.vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <VehicleCard vehicle={vehicle} />
              </li>
            ))}
          </CardList>
          <AddCar quote={quote} />
        </Stack>
      </ListContinue>
    </PurchasePage>
  );
}

/** Adds a car on the quote's own screen, which returns here (reading 9). */
function AddCar({ quote: { vehicles } }: { quote: Quote }) {
  const { t } = useTexts('bind');
  const full = vehicles.length >= MAX_VEHICLES ? t('vehicles:list.limit', { max: MAX_VEHICLES }) : undefined;
  return (
    <AddCard
      as={Link}
      to={paths.newVehicle({ returnTo: paths.purchaseVehicles() })}
      hint={t('vehicles.addHint')}
      disabledReason={full}
    >
      {t('vehicles:list.add')}
    </AddCard>
  );
}
