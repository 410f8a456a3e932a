import { CALIBRATED_PACKAGES, compareWithTargets, rankCorrelation, type Comparison } from './compare';

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
