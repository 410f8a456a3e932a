import type { Line } from './explain';

const HEAD = ['place', 'shown', 'what it is', 'exact', ''];

/** Lines as a plain-text table: place, displayed amount, explanation, exact cents, and whether they match. */
export function tableOf(lines: readonly Line[]): string {
  const rows = [
    HEAD,
    ...lines.map(({ place, shown, what, exact, ok }) => [place, shown, what, exact, ok ? 'ok' : 'DIFFERS']),
  ];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
