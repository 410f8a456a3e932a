/** What a paper is made of, before anybody knows how it is drawn. */
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

/** A term and what it is here. */
export type Fact = readonly [term: string, value: string];

/** A part of a paper under a heading; parts within it stand one level lower. */
export interface Section {
  title: string;
  blocks: readonly Block[];
  parts?: readonly Section[];
}

/** A whole paper. */
export interface Paper {
  title: string;
  language: 'en' | 'es';
  /** Stands at the head of every page. */
  head: string;
  /** Of a page and of how many, at its foot. */
  foot: (page: number, pages: number) => string;
  /** ISO date it is made on. */
  madeOn: string;
  sections: readonly Section[];
}

export const paragraph = (text: string, strong = false): Block => ({ kind: 'paragraph', text, strong });

/** Facts without those that there is nothing to say of. */
export const facts = (rows: readonly (readonly [string, string | null])[]): Block => ({
  kind: 'facts',
  rows: rows.flatMap(([term, value]): Fact[] => (value === null || value === '' ? [] : [[term, value]])),
});
