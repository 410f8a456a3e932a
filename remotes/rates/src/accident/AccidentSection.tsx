import { carShape, coveragePart, vehicleName, type Quote } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { SectionHeading, SegmentedControl, Stack, Text } from '@shared/ui';
import { useState } from 'react';
import type { Offer } from '../offers/offersOf';
import { Accidents } from './Accidents';
import { CoverageScene } from './CoverageScene';
import { PartList } from './PartList';

interface Props {
  quote: Quote;
  offer: Offer;
  /** False while the price is still the one before the last change of a package. */
  isCurrent: boolean;
}

/** What a car's package covers as a scene, and who pays after an accident. */
export function AccidentSection({ quote, offer: { rate, carrier }, isCurrent }: Props) {
  const { t } = useTexts('rates');
  const [picked, setPicked] = useState<string | null>(null);
  const vehicle = quote.vehicles.find(({ id }) => id === picked) ?? quote.vehicles[0];
  const rated = rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle?.id);
  if (!vehicle || !rated) return null;
  const { coverage_package_name: packageName } = vehicle;
  // A changed package is saved before its price arrives.
  const { coverages } = isCurrent ? rated : vehicle;
  const covered = new Set(coverages.map(({ type }) => coveragePart(type)));
  const words = {
    carrier: carrier.name,
    vehicle: vehicleName(vehicle),
    package: t(`vehicles.${packageName}`),
  };
  return (
    <Stack as="section" $gap={6} aria-label={t('accident.heading')}>
      <Stack $gap={2}>
        <SectionHeading>{t('accident.heading')}</SectionHeading>
        <Text>{t('accident.lead', words)}</Text>
      </Stack>
      {quote.vehicles.length > 1 ? (
        <SegmentedControl
          legend={t('accident.car')}
          value={vehicle.id}
          onValueChange={setPicked}
          legendVisible
          options={quote.vehicles.map((car) => ({ value: car.id, label: vehicleName(car) }))}
        />
      ) : null}
      <CoverageScene body={carShape(vehicle.body_class)} covered={covered} />
      <PartList packageName={packageName} coverages={coverages} />
      <Accidents {...{ vehicle, coverages, rate, carrier }} place={quote.address} />
    </Stack>
  );
}
