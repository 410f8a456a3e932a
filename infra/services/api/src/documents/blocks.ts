/** The parts of a paper, independent of how they are drawn. */
export type Block =
  | { kind: 'paragraph'; text: string; strong?: boolean }
  | { kind: 'facts'; rows: readonly Fact[] }
  | {
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      widths: readonly number[];
    }
  | { kind: 'list'; items: readonly string[] };

/** A label and its value. */
export type Fact = readonly [term: string, value: string];

/** A section of a paper under a heading; nested sections are one level lower. */
export interface Section {
  title: string;
  blocks: readonly Block[];
  parts?: readonly Section[];
  /** It shares no page with what comes before or after. */
  ownSheet?: boolean;
}

export interface Paper {
  title: string;
  language: 'en' | 'es';
  /** Printed at the top of every page. */
  head: string;
  /** Page number and count, printed at the bottom. */
  foot: (page: number, pages: number) => string;
  /** ISO date of creation. */
  madeOn: string;
  sections: readonly Section[];
}

export const paragraph = (text: string, strong = false): Block => ({ kind: 'paragraph', text, strong });

/** Removes facts without a value. */
export const facts = (rows: readonly (readonly [string, string | null])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([term, value]): Fact[] => (value === null || value === '' ? [] : [[term, value]])),
});
