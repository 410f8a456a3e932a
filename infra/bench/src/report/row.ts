export type Unit = 'KB' | 'ms' | 'MB' | 'times' | 'count' | 'score';

export interface Budget {
  /** As the budgets say it. */
  text: string;
  holds: (figures: { median: number; ratio: number | null }) => boolean;
}

/** One line of the table, as it was measured. */
export interface Row {
  name: string;
  unit: Unit;
  /** One figure a run. */
  federated: number[];
  /** The same of the one-bundle build, or of a bare server; absent where there is nothing to compare. */
  oneBundle?: number[];
  /** Absent where a figure is only told. */
  budget?: Budget;
}

export type Verdict = 'ok' | 'miss' | 'told' | 'not measured';

/** The middle one of the figures, or the mean of the middle two; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** Ours over what stands beside it, of medians; null where there is nothing to compare. */
export function ratioOf({ federated, oneBundle }: Row): number | null {
  return oneBundle ? median(federated) / median(oneBundle) : null;
}

const isMeasured = (figures: readonly number[]) => figures.length > 0 && figures.every(Number.isFinite);

/** Whether a row keeps its budget; a row that lacks a figure on either side is not measured. */
export function verdictOf(row: Row): Verdict {
  if (!isMeasured(row.federated) || (row.oneBundle && !isMeasured(row.oneBundle))) return 'not measured';
  if (!row.budget) return 'told';
  return row.budget.holds({ median: median(row.federated), ratio: ratioOf(row) }) ? 'ok' : 'miss';
}

/** A budget on the median itself. */
export const atMost = (limit: number, text: string): Budget => ({
  text,
  holds: ({ median: figure }) => figure <= limit,
});

/** A least median. */
export const atLeast = (limit: number, text: string): Budget => ({
  text,
  holds: ({ median: figure }) => figure >= limit,
});
