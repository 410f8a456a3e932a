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
  findCoverage,
  limitsText,
  type RatedCoverage,
  type StateCode,
  type VehicleCoverage,
  PACKAGE_NAMES,
} from '@shared/domain';
import { packagePart } from '@shared/domain/purchase';
import { useTexts, tellFailure } from '@shared/i18n';
import {
  Card,
  CarDrawing,
  Notice,
  Row,
  SectionHeading,
  Stack,
  Text,
  Disclosure,
  SegmentedControl,
  Spinner,
} from '@shared/ui';
import { type OnSaving, usePackageChange } from './usePackageChange';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface PackageChoiceProps {
  vehicle: Vehicle;
  name: string;
  onSaving: OnSaving;
}

/** Selects another package for a car; the final quote prices it. */
function PackageChoice({ vehicle, name, onSaving }: PackageChoiceProps) {
  const { t } = useTexts('bind');
  const { chosen, choose, isSaving, isSaved, failure } = usePackageChange(vehicle, onSaving);
  return (
    <Disclosure summary={t('coverages.change.open')}>
      <Stack $gap={4}>
        <Text $muted>{t('coverages.change.lead')}</Text>
        <SegmentedControl
          legend={t('coverages.change.legend', { name })}
          value={chosen}
          onValueChange={choose}
          busy={isSaving}
          options={PACKAGE_NAMES.map((value) => ({
            value,
            label: t(`vehicles:packages.${value}`),
            detail: t(`coverages.change.${value}`),
          }))}
        />
        {failure ? (
          <Notice tone="danger">{tellFailure(t, failure, t('common:alerts.coverage_failed'))}</Notice>
        ) : null}
        <output>
          {isSaving ? (
            <Row $gap={2}>
              <Spinner size={20} />
              {t('coverages.change.saving')}
            </Row>
          ) : null}
          {isSaved ? t('coverages.change.saved', { package: t(`vehicles:packages.${chosen}`) }) : null}
        </output>
      </Stack>
    </Disclosure>
  );
}

interface NotIncludedProps {
  vehicle: Vehicle;
  /** The car's name. */
  name: string;
  entries: readonly CatalogueEntry[];
}

/** Coverages of the product that this package does not contain: `required` is not true (specification 9); nor a kept line. */
function NotIncluded({ vehicle, name, entries }: NotIncludedProps) {
  const { t } = useTexts('bind');
  const { coverage_package_name: packageName, coverages } = vehicle;
  const left = entries
    .filter((entry) => entry.package === packageName && entry.required !== 'true')
    .filter(({ type }) => !coverages.some((one) => one.type === type));
  if (left.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Text $strong as="h3">
        {t('coverages.notIncludedHeading')}
      </Text>
      <CoverageLines aria-label={t('coverages.notIncludedList', { name })}>
        {left.map(({ type }) => (
          <CoverageLine key={type} type={type} limit={t('coverages.notIncluded')} muted />
        ))}
      </CoverageLines>
    </Stack>
  );
}

interface CoverageListProps {
  coverages: readonly VehicleCoverage[];
  /** The same coverages with prices, maybe under their other names; empty if the price is unknown. */
  premiums: readonly RatedCoverage[];
  state: StateCode;
  label: string;
}

/** A car's coverages: limits by the K rule (specification 9, Amount display), and prices. */
function CoverageList({ coverages, premiums, state, label }: CoverageListProps) {
  const { t } = useTexts('bind');
  return (
    <CoverageLines aria-label={label}>
      {coverages.map(({ type, limits, line }) => {
        const priced = line === undefined ? findCoverage(premiums, type) : undefined;
        return (
          <CoverageLine
            key={type}
            type={type}
            state={state}
            limit={limitsText(limits, t)}
            price={priced ? formatDollars(priced.premium) : undefined}
          />
        );
      })}
    </CoverageLines>
  );
}

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
