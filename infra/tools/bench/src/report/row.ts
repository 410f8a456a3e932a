export type Unit = 'KB' | 'ms' | 'MB' | 'times' | 'count' | 'score';

export interface Budget {
  /** In the budgets' words. */
  text: string;
  holds: (figures: { median: number; ratio: number | null }) => boolean;
}

export interface Row {
  name: string;
  unit: Unit;
  /** One figure per run. */
  federated: number[];
  /** The same for the one-bundle build or a bare server; missing if there is nothing to compare. */
  oneBundle?: number[];
  /** Missing if a figure is only reported. */
  budget?: Budget;
}

export type Verdict = 'ok' | 'miss' | 'no budget' | 'not measured';

/** The median: the middle figure, or the mean of the middle two; NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? Number.NaN)
    : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
}

/** The ratio of our median to the other; null if there is nothing to compare. */
export function ratioOf({ federated, oneBundle }: Row): number | null {
  return oneBundle ? median(federated) / median(oneBundle) : null;
}

const isMeasured = (figures: readonly number[]) => figures.length > 0 && figures.every(Number.isFinite);

/** Whether a row meets its budget; a row that lacks a figure on either side is not measured. */
export function verdictOf(row: Row): Verdict {
  if (!isMeasured(row.federated) || (row.oneBundle && !isMeasured(row.oneBundle))) return 'not measured';
  if (!row.budget) return 'no budget';
  return row.budget.holds({ median: median(row.federated), ratio: ratioOf(row) }) ? 'ok' : 'miss';
}

/** A budget on the median itself. */
export const atMost = (limit: number, text: string): Budget => ({
  text,
  holds: ({ median: figure }) => figure <= limit,
});

/** A minimum for the median. */
export const atLeast = (limit: number, text: string): Budget => ({
  text,
  holds: ({ median: figure }) => figure >= limit,
});
