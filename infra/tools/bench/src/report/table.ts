import { median, ratioOf, verdictOf, type Row, type Unit } from './row';

const DECIMALS: Record<Unit, number> = { KB: 1, ms: 0, MB: 0, times: 2, count: 0, score: 3 };

function figureText(figures: readonly number[] | undefined, unit: Unit): string {
  if (!figures) return '';
  if (figures.length === 0 || !figures.every(Number.isFinite)) return '?';
  // Below ten milliseconds, whole numbers would be too coarse.
  const decimals = unit === 'ms' && median(figures) < 10 ? 2 : DECIMALS[unit];
  const text = (value: number) => value.toFixed(decimals);
  const [low, high] = [text(Math.min(...figures)), text(Math.max(...figures))];
  const unitText = unit === 'count' || unit === 'score' ? '' : unit === 'times' ? 'x' : ` ${unit}`;
  return `${text(median(figures))}${unitText}${low === high ? '' : ` (${low}–${high})`}`;
}

/** Zero over zero has no ratio. */
function ratioText(row: Row): string {
  const ratio = ratioOf(row);
  return ratio !== null && Number.isFinite(ratio) ? ratio.toFixed(2) : '';
}

/** The table as lines of Markdown: median (min–max) of ours and of the other, their ratio, the budget, and the verdict. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    figureText(row.federated, row.unit),
    figureText(row.oneBundle, row.unit),
    ratioText(row),
    row.budget?.text ?? '',
    verdictOf(row),
  ]);
  const head = ['', 'ours', 'compared to', 'ratio', 'budget', ''];
  const widths = head.map((title, at) =>
    Math.max(title.length, 3, ...cells.map((line) => line[at]?.length ?? 0)),
  );
  const line = (parts: string[]) =>
    `| ${parts.map((part, at) => part.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...cells.map(line)].join('\n');
}
