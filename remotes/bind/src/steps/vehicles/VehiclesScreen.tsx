import { useRevalidateOnReturn } from '@shared/api-client/hooks';
import {
  forwardPath,
  isPurchaseVehicleComplete,
  MAX_VEHICLES,
  paths,
  purchaseJourney,
  type Quote,
  vehicleName,
  type Vehicle,
  isWholeVin,
} from '@shared/domain';
import { Link } from 'react-router-dom';
import { CardList, CardActions, CarMark } from '@shared/forms';
import { mergeTexts, useMoreTexts, useTexts, vehiclesTexts } from '@shared/i18n';
import { AddCard, Stack, Badge, CheckIcon, ListCard, textFromNumber } from '@shared/ui';
import { PurchaseStep, type Purchase } from '../../journey/PurchaseStep';
import { vehiclesStepTexts } from '../../locales/vehiclesStepTexts';
import { ListContinue } from '../../parts/ListContinue';
import { PurchasePage } from '../../parts/PurchasePage';
import { missingVehicleAnswers } from '@shared/domain/purchase';
import { StillNeeded } from '../../parts/StillNeeded';

/** Short facts about a car; unknown ones are omitted. */
function useVehicleFacts(vehicle: Vehicle): string[] {
  const { t } = useTexts('bind');
  const { trim, vin, use_code: use, lienholder } = vehicle;
  const { current_mileage: mileage, estimated_annual_distance: distance } = vehicle;
  const facts = [
    trim,
    use !== null && t(`vehicles:use.${use}`),
    (['tnc', 'individual_delivery'] as const)
      .filter((field) => vehicle[field])
      .map((field) => t(`vehicles:hire.${field}`))
      .join(', '),
    t(`vehicles:packages.${vehicle.coverage_package_name}`),
    isWholeVin(vin) && t('vehicles:picker.vinShown', { vin }),
    mileage !== null && t('vehicles.mileage', { miles: textFromNumber(mileage) }),
    distance !== null && t('vehicles.distance', { miles: textFromNumber(distance) }),
    lienholder !== null && t('vehicles.lienholder', { name: lienholder.name }),
  ];
  return facts.filter((fact): fact is string => fact !== false && fact !== '');
}

/** A car of the application: its known facts, and whether they are complete. */
function VehicleCard({ vehicle }: { vehicle: Vehicle }) {
  const { t, language } = useTexts('bind');
  const named = { vehicle: vehicleName(vehicle) };
  const missing = missingVehicleAnswers(vehicle);
  const words =
    missing.length === 0
      ? { label: t('vehicles:list.edit'), name: t('vehicles:list.editNamed', named) }
      : { label: t('vehicles.finish'), name: t('vehicles.finishNamed', named) };
  return (
    <ListCard
      mark={<CarMark car={vehicle} />}
      title={named.vehicle}
      facts={useVehicleFacts(vehicle)}
      status={
        missing.length === 0 ? (
          <Badge $tone="go">
            <CheckIcon size={20} />
            {t('vehicles.complete')}
          </Badge>
        ) : (
          <StillNeeded>
            {t('vehicles.missing', {
              fields: new Intl.ListFormat(language).format(missing.map((field) => t(`attributes.${field}`))),
            })}
          </StillNeeded>
        )
      }
      actions={<CardActions edit={{ ...words, to: paths.purchaseVehicle(vehicle.id) }} />}
    />
  );
}

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
