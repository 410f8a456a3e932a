import type { Line } from './explain';

const HEAD = ['place', 'shown', 'what it is', 'exact', ''];

/** Lines as a table of plain text: where, what stands there, what it is, its exact cents, and whether they agree. */
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
