import { formatDollars, limitsText, type RatedCoverage, type VehicleCoverage } from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface CoverageListProps {
  coverages: readonly VehicleCoverage[];
  /** The same coverages as they were priced; empty where the price is not known. */
  premiums: readonly RatedCoverage[];
  label: string;
}

/** What a car is covered for: its limits by the K rule (specification 9, Amount display), and what each costs. */
export function CoverageList({ coverages, premiums, label }: CoverageListProps) {
  const { t } = useTexts('bind');
  return (
    <CoverageLines aria-label={label}>
      {coverages.map(({ type, limits }) => {
        const priced = premiums.find((one) => one.type === type);
        return (
          <CoverageLine
            key={type}
            type={type}
            limit={limitsText(limits, t)}
            price={priced ? formatDollars(priced.premium) : undefined}
          />
        );
      })}
    </CoverageLines>
  );
}
