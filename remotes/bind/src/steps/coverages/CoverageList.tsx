import {
  findCoverage,
  formatDollars,
  limitsText,
  type RatedCoverage,
  type VehicleCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface CoverageListProps {
  coverages: readonly VehicleCoverage[];
  /** The same coverages with prices, maybe under their other names; empty if the price is unknown. */
  premiums: readonly RatedCoverage[];
  label: string;
}

/** A car's coverages: limits by the K rule (specification 9, Amount display), and prices. */
export function CoverageList({ coverages, premiums, label }: CoverageListProps) {
  const { t } = useTexts('bind');
  return (
    <CoverageLines aria-label={label}>
      {coverages.map(({ type, limits }) => {
        const priced = findCoverage(premiums, type);
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
