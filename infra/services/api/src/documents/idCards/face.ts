/** A label and its value; `share` of the width, all of it by default. */
export interface Cell {
  label: string;
  text: string;
  share?: number;
}

interface Note {
  text: string;
  language: 'en' | 'es';
}

/** One side of an identification card, independent of how it is drawn. */
export interface Face {
  /** At the top of the front. */
  title?: string;
  rows: readonly (readonly Cell[])[];
  notes: readonly Note[];
}

/** A car's card: the front shows what is needed at the roadside, the back the rest. */
export interface IdCard {
  front: Face;
  back: Face;
}

export interface IdCards {
  title: string;
  language: 'en' | 'es';
  /** ISO date of creation. */
  madeOn: string;
  /** Heading above the printable cards. */
  hint: string;
  cards: readonly IdCard[];
}
