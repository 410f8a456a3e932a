import { useToday } from '@shared/api-client/hooks';
import {
  carShape,
  type CatalogueEntry,
  formatDollars,
  isLiabilityOnlyAge,
  LIABILITY_ONLY_ABOVE_AGE,
  pricedAs,
  type Quote,
  type Rate,
  type Vehicle,
  vehicleAge,
  vehicleName,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { Card, CarDrawing, Notice, Row, SectionHeading, Stack, Text } from '@shared/ui';
import { CoverageList } from './CoverageList';
import { NotIncluded } from './NotIncluded';
import { PackageChoice } from './PackageChoice';
import type { OnSaving } from './usePackageChange';

interface CarCoverageProps {
  vehicle: Vehicle;
  quote: Quote;
  /** The selected rate. */
  rate: Rate;
  /** What its product sells; empty until loaded. */
  entries: readonly CatalogueEntry[];
  onSaving: OnSaving;
}

/** One car: its package, coverages with limits, price, what is left out, and other packages. */
export function CarCoverage({ vehicle, quote, rate, entries, onSaving }: CarCoverageProps) {
  const { t } = useTexts('bind');
  const name = vehicleName(vehicle);
  const { coverage_package_name: packageName, coverages } = vehicle;
  const priced = pricedAs(rate, vehicle);
  const today = useToday(quote.address);
  const tooOld = isLiabilityOnlyAge(vehicleAge(vehicle.year, today));
  return (
    <Card as="section" aria-label={name}>
      <Stack $gap={4}>
        <Row $justify="space-between">
          <Row $gap={4}>
            <CarDrawing body={carShape(vehicle.body_class)} />
            <div>
              <SectionHeading $size={20}>{name}</SectionHeading>
              <Text $muted>{t(`vehicles:packages.${packageName}`)}</Text>
            </div>
          </Row>
          {priced ? (
            <Text as="span" $strong>
              {t('coverages.premium', { amount: formatDollars(priced.premium), months: rate.term.duration })}
            </Text>
          ) : null}
        </Row>
        {priced ? null : <Notice>{t('coverages.repriced')}</Notice>}
        <CoverageList
          coverages={coverages}
          premiums={priced?.coverages ?? []}
          label={t('coverages.included', { name })}
        />
        <NotIncluded {...{ name, packageName, entries }} />
        {tooOld ? (
          <Text $muted>{t('coverages.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</Text>
        ) : (
          <PackageChoice {...{ vehicle, name, onSaving }} />
        )}
      </Stack>
    </Card>
  );
}
