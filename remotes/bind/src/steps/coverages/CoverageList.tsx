import {
  findCoverage,
  formatDollars,
  limitsText,
  type RatedCoverage,
  type StateCode,
  type VehicleCoverage,
} from '@shared/domain';
import { useTexts } from '@shared/i18n';
import { CoverageLine, CoverageLines } from './CoverageLine';

interface CoverageListProps {
  coverages: readonly VehicleCoverage[];
  /** The same coverages with prices, maybe under their other names; empty if the price is unknown. */
  premiums: readonly RatedCoverage[];
  state: StateCode;
  label: string;
}

/** A car's coverages: limits by the K rule (specification 9, Amount display), and prices. */
export function CoverageList({ coverages, premiums, state, label }: CoverageListProps) {
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
