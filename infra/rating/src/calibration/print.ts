import { STATE_CODES, type StateCode } from '@shared/domain';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { LATEST_VERSION } from '../tables';
import { byState } from '../states/registry';

export const CALIBRATED_PACKAGES = ['LIABILITY', 'BETTER'] as const;
type CalibratedPackage = (typeof CALIBRATED_PACKAGES)[number];

/** One target and our prices, in whole dollars; `off` compares the cheapest to the target: 0.05 is 5% above. */
interface Comparison {
  state: StateCode;
  packageName: CalibratedPackage;
  target: number;
  cheapest: number;
  carrier: string;
  dearest: number;
  off: number;
}

function dollars(cents: number | undefined): number {
  return (cents ?? 0) / 100;
}

const TARGETS = byState(({ averages }) => averages);

function compareOne(state: StateCode, packageName: CalibratedPackage, target: number): Comparison {
  const vehicles = [sampleVehicle(state, { coverage_package_name: packageName })];
  const quote = sampleQuote(state, { vehicles });
  const result = rateQuote({ quote, territory: 'suburb', rateVersion: LATEST_VERSION.id }, SAMPLE_DATE);
  const cheapest = dollars(result.best_match?.policy_premium);
  return {
    state,
    packageName,
    target,
    cheapest,
    carrier: result.best_match?.carrier_id ?? '',
    dearest: dollars(result.other_rates.at(-1)?.policy_premium),
    off: cheapest / target - 1,
  };
}

/** Compares the profile in every state with published averages and both packages to its target, using the newest tables. */
export function compareWithTargets(): Comparison[] {
  return CALIBRATED_PACKAGES.flatMap((packageName) =>
    STATE_CODES.flatMap((state) => {
      const target = TARGETS[state]?.[packageName];
      return target === undefined ? [] : [compareOne(state, packageName, target)];
    }),
  );
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => values.filter((other) => other < value).length);
}

/** Spearman's rank correlation between our prices and the targets across states; 1 means the same order. */
export function rankCorrelation(rows: readonly Comparison[]): number {
  const ours = ranks(rows.map((row) => row.cheapest));
  const theirs = ranks(rows.map((row) => row.target));
  const squares = ours.reduce((total, rank, index) => total + (rank - (theirs[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (rows.length * (rows.length ** 2 - 1));
}

function line(row: Comparison): string {
  const percent = `${row.off < 0 ? '' : '+'}${(row.off * 100).toFixed(1)}%`;
  return [
    row.packageName.padEnd(10),
    row.state,
    String(row.target).padStart(7),
    `${row.cheapest} ${row.carrier}`.padStart(11),
    percent.padStart(8),
    String(row.dearest).padStart(8),
  ].join(' ');
}

const rows = compareWithTargets();
const lines = ['package    st  target    cheapest      off  dearest', ...rows.map(line)];
for (const packageName of CALIBRATED_PACKAGES) {
  const correlation = rankCorrelation(rows.filter((row) => row.packageName === packageName));
  lines.push(`${packageName}: rank correlation of the states ${correlation.toFixed(3)}`);
}
const worst = Math.max(...rows.map((row) => Math.abs(row.off)));
process.stdout.write(`${lines.join('\n')}\nfurthest from a target: ${(worst * 100).toFixed(1)}%\n`);
