import type { Browser } from 'playwright-core';

/** The two builds of one commit, by the addresses they are served at. */
export interface Sites {
  browser: Browser;
  federated: string;
  oneBundle: string;
  /** Cold loads of each. */
  runs: number;
}

export interface Both<T> {
  federated: T[];
  oneBundle: T[];
}

/** Measures both builds alternately, A B A B, so that other load on the machine affects both equally. */
export async function alternate<T>(
  { federated, oneBundle, runs }: Pick<Sites, 'federated' | 'oneBundle' | 'runs'>,
  measure: (site: string) => Promise<T>,
): Promise<Both<T>> {
  const both: Both<T> = { federated: [], oneBundle: [] };
  for (let run = 0; run < runs; run += 1) {
    both.federated.push(await measure(federated));
    both.oneBundle.push(await measure(oneBundle));
  }
  return both;
}

/** One figure for both builds; a missing one becomes NaN, which fails any row. */
export function pick<T>(both: Both<T>, figure: (one: T) => number | null): Both<number> {
  const of = (all: T[]) => all.map((one) => figure(one) ?? Number.NaN);
  return { federated: of(both.federated), oneBundle: of(both.oneBundle) };
}
