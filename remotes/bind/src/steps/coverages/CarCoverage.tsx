import { keptDeductiblesOf, useToday } from '@shared/api-client/hooks';
import {
  carShape,
  type CatalogueEntry,
  coverageTextKeys,
  formatDollars,
  isLiabilityOnlyAge,
  LIABILITY_ONLY_ABOVE_AGE,
  pricedAs,
  replacedDeductibles,
  type Quote,
  type Rate,
  type Vehicle,
  vehicleAge,
  vehicleName,
} from '@shared/domain';
import { packagePart } from '@shared/domain/purchase';
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
  // What is kept beyond the package comes with the final price (reading 58).
  const priced = pricedAs(rate, { ...vehicle, coverages: packagePart(vehicle) });
  const tooOld = isLiabilityOnlyAge(vehicleAge(vehicle.year, useToday(quote.address)));
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
        <Replaced vehicle={vehicle} />
        <CoverageList
          coverages={coverages}
          state={quote.address.state}
          premiums={priced?.coverages ?? []}
          label={t('coverages.included', { name })}
        />
        <NotIncluded {...{ vehicle, name, entries }} />
        {tooOld ? (
          <Text $muted>{t('coverages.tooOld', { years: LIABILITY_ONLY_ABOVE_AGE })}</Text>
        ) : (
          <PackageChoice {...{ vehicle, name, onSaving }} />
        )}
      </Stack>
    </Card>
  );
}

/** Which deductible applies instead of a chosen one that the package has not (reading 68). */
function Replaced({ vehicle: { id, coverages, coverage_package_name: packageName } }: { vehicle: Vehicle }) {
  const { t } = useTexts('bind');
  return replacedDeductibles(keptDeductiblesOf(id), coverages).map(({ type, kept, applies }) => {
    const values = {
      coverage: t(coverageTextKeys(type).name),
      kept: formatDollars(kept),
      package: t(`vehicles:packages.${packageName}`),
      amount: formatDollars(applies),
    };
    return <Text key={type}>{t('coverages.replaced', values)}</Text>;
  });
}
