import {
  carShape,
  coveragePart,
  formatDollars,
  formatPart,
  policyHolderOf,
  priceParts,
  vehicleName,
  isLiabilityOnlyAge,
  LIABILITY_ONLY_ABOVE_AGE,
  vehicleAge,
  type PlanView,
  type PricePart,
  type Quote,
} from '@shared/domain';
import { useToday } from '@shared/api-client/hooks';
import { useMoreTexts, useTexts } from '@shared/i18n';
import { SectionHeading, SegmentedControl, Stack, Text } from '@shared/ui';
import { useState } from 'react';
import { Accidents } from '../accident/Accidents';
import { CoverageScene } from '../accident/CoverageScene';
import { PackageTabs } from '../packages/PackageTabs';
import { coverageTexts } from '../locales/coverageTexts';
import type { Offer } from '../offers/offersOf';
import { AssumedLines } from './AssumedLines';
import { PartList } from './PartList';

interface Props {
  quote: Quote;
  offer: Offer;
  view: PlanView;
  /** False while the price is still the one before the last change. */
  isCurrent: boolean;
}

/** A car's package, what it covers as a scene and a list with prices, and who pays after an accident. */
export function CoverageSheet({ quote, offer, view, isCurrent }: Props) {
  useMoreTexts(coverageTexts);
  const { t } = useTexts('rates');
  const { rate, carrier } = offer;
  const [picked, setPicked] = useState<string | null>(null);
  const today = useToday(quote.address);
  const vehicle = quote.vehicles.find(({ id }) => id === picked) ?? quote.vehicles[0];
  const rated = rate.vehicles.find(({ vehicle_id }) => vehicle_id === vehicle?.id);
  if (!vehicle || !rated) return null;
  const isTooOld = isLiabilityOnlyAge(vehicleAge(vehicle.year, today));
  // A changed package is saved before its price arrives.
  const { coverages } = isCurrent ? rated : vehicle;
  const covered = new Set(coverages.map(({ type }) => coveragePart(type)));
  const tort = policyHolderOf(quote.drivers)?.tort ?? null;
  const state = rate.carrier_product_state_code;
  return (
    <Stack $gap={8}>
      <Stack $gap={4}>
        {quote.vehicles.length > 1 ? (
          <SegmentedControl
            legend={t('accident.car')}
            value={vehicle.id}
            onValueChange={setPicked}
            options={quote.vehicles.map((car) => ({ value: car.id, label: vehicleName(car) }))}
          />
        ) : null}
        {isTooOld ? (
          <Text $muted>{t('vehicles.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</Text>
        ) : (
          <PackageTabs {...{ vehicle, rate, isCurrent }} />
        )}
        <Text>{t('accident.lead', { carrier: carrier.name })}</Text>
        <CoverageScene body={carShape(vehicle.body_class)} covered={covered} />
        <PartList {...{ vehicle, rate }} rated={isCurrent ? rated : null} />
        {isCurrent ? <Sum {...{ quote, offer, view }} /> : null}
        <AssumedLines {...{ vehicle, state, tort }} />
      </Stack>
      <Stack as="section" $gap={4} aria-label={t('accident.legend')}>
        <SectionHeading>{t('accident.legend')}</SectionHeading>
        <Accidents {...{ vehicle, coverages, rate, carrier }} place={quote.address} />
      </Stack>
    </Stack>
  );
}

/** The cars, fees and rounding, to the total in view (reading 54). */
function Sum({ quote, offer: { rate }, view }: Pick<Props, 'quote' | 'offer' | 'view'>) {
  const { t } = useTexts('rates');
  const nameOf = (part: PricePart): string => {
    if (part.kind === 'vehicle') {
      const car = quote.vehicles.find(({ id }) => id === part.id);
      return car ? vehicleName(car) : '';
    }
    return part.kind === 'rounding' ? t('covered.rounding') : t('covered.fees');
  };
  // All fees are one part here; the receipt has each.
  const sums = new Map<string, number>();
  for (const part of priceParts(rate, view.option)) {
    sums.set(nameOf(part), (sums.get(nameOf(part)) ?? 0) + part.amount);
  }
  const parts = [...sums].map(([name, amount]) => `${name} ${formatPart(amount)}`);
  return (
    <Text $size={14} $muted>
      {parts.join(' + ')} = <strong>{formatDollars(view.total)}</strong>
    </Text>
  );
}
